import { privateHeaders } from '../../../../parts/account/signed-in.ts';
import { requestInfoContext } from '../../../../shell/request-context.ts';
import { requireDraft } from '../../asker.server.ts';
import type { Route } from './+types/photo';
import { buildPhotoViews } from './build-photo-views.server.ts';
import { addPhoto } from './change-photos.server.ts';

/** Takes one photo from the page's script: the file is the body. Responds with all photos of the draft. */
export async function action({ context, params, url }: Route.ActionArgs) {
  const { draft } = await requireDraft({ context, params, url });
  const { uploads, logSecurityEvent } = context.get(requestInfoContext);
  const [file] = uploads;
  if (!file) return answer({ kind: 'refused', reason: 'There was no photo in what was sent.' }, 400);
  const added = await addPhoto(context, draft, file);
  if (added.kind === 'refused') {
    logSecurityEvent('refused-upload');
    return answer(added, 422);
  }
  const { draft: changed } = await requireDraft({ context, params, url });
  return answer({ kind: 'kept', photos: buildPhotoViews(changed) }, 200);
}

function answer(body: object, status: number): Response {
  return Response.json(body, { status, headers: privateHeaders() });
}
