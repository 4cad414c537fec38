import { parseWholeNumber } from '@forecourt/domain';
import { notFound } from '../../../../addresses/not-found.ts';
import { servicesContext } from '../../../../shell/request-context.ts';
import { requireDraft } from '../../asker.server.ts';
import type { Route } from './+types/photo-file';

/** A photo of a draft, small unless asked for otherwise. Nobody else may see it before it is published. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { draft } = await requireDraft({ context, params, url });
  const size = url.searchParams.get('size') === 'full' ? 'full' : 'small';
  const { photos } = context.get(servicesContext).selling;
  const bytes = await photos.read(draft.id, parseWholeNumber(params.photo), size);
  if (!bytes) throw notFound();
  return new Response(new Uint8Array(bytes), {
    headers: {
      'Content-Type': 'image/jpeg',
      // A photo never changes under its number and name.
      'Cache-Control': 'private, max-age=86400, immutable',
      'X-Robots-Tag': 'noindex',
    },
  });
}
