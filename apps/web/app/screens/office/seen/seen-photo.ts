import { parseWholeNumber } from '@forecourt/domain';
import { notFound } from '../../../addresses/not-found.ts';
import { servicesContext } from '../../../shell/request-context.ts';
import { requireOffice } from '../enter-office.server.ts';
import type { Route } from './+types/seen-photo';

/** The photo that a seller sent of the vehicle with the code. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  await requireOffice({ context, url });
  const bytes = await context.get(servicesContext).selling.seen.photo(parseWholeNumber(params.check));
  if (!bytes) throw notFound();
  return new Response(new Uint8Array(bytes), {
    headers: {
      'Content-Type': 'image/jpeg',
      'Cache-Control': 'private, no-store',
      'X-Robots-Tag': 'noindex',
    },
  });
}
