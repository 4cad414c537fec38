import { parseWholeNumber } from '@forecourt/domain';
import { notFound } from '../../../addresses/not-found.ts';
import { servicesContext } from '../../../shell/request-context.ts';
import { requireOffice } from '../enter-office.server.ts';
import type { Route } from './+types/photo';

/** A photo of a private advert that is not published, small. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  await requireOffice({ context, url });
  const { office, selling } = context.get(servicesContext);
  const detail = await office.find(parseWholeNumber(params.case));
  const bytes = detail?.placed
    ? await selling.photos.read(detail.placed.draftId, parseWholeNumber(params.photo), 'small')
    : null;
  if (!bytes) throw notFound();
  return new Response(new Uint8Array(bytes), {
    headers: {
      'Content-Type': 'image/jpeg',
      'Cache-Control': 'private, max-age=86400, immutable',
      'X-Robots-Tag': 'noindex',
    },
  });
}
