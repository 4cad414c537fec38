import { privateHeaders } from '../../../../parts/account/signed-in.ts';
import { requestInfoContext, servicesContext } from '../../../../shell/request-context.ts';
import { requireDraft } from '../../asker.server.ts';
import type { Route } from './+types/photo';
import { tooLargeWords } from './change-photos.server.ts';

/** Takes one photo from the page's script: the file is the body. */
export async function action({ context, params, url }: Route.ActionArgs) {
  const { draft } = await requireDraft({ context, params, url });
  const [file] = context.get(requestInfoContext).uploads;
  if (!file) return answer({ kind: 'refused', reason: 'There was no photo in what was sent.' }, 400);
  if (file.isTooLarge) return answer({ kind: 'refused', reason: tooLargeWords }, 422);
  const added = await context.get(servicesContext).selling.photos.add(draft.id, file.path);
  if (added.kind === 'refused') return answer(added, 422);
  return answer({ kind: 'kept', id: added.photo.id }, 200);
}

function answer(body: object, status: number): Response {
  return Response.json(body, { status, headers: privateHeaders() });
}
