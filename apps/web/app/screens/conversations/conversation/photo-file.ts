import { parseWholeNumber } from '@forecourt/domain';
import { notFound } from '../../../addresses/not-found.ts';
import { servicesContext } from '../../../shell/request-context.ts';
import type { Route } from './+types/photo-file';
import { requireConversation } from './require-conversation.server.ts';

/** A photo of a message, small unless asked for otherwise. Only the two people of the conversation may see it. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { own } = await requireConversation({ context, params, url });
  const size = url.searchParams.get('size') === 'full' ? 'full' : 'small';
  const { conversations } = context.get(servicesContext);
  const bytes = await conversations.photo(own, parseWholeNumber(params.photo), size);
  if (!bytes) throw notFound();
  return new Response(new Uint8Array(bytes), {
    headers: {
      'Content-Type': 'image/jpeg',
      // A photo never changes under its number.
      'Cache-Control': 'private, max-age=86400, immutable',
      'X-Robots-Tag': 'noindex',
    },
  });
}
