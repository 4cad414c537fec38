import { parseWholeNumber, sellingLimits } from '@forecourt/domain';
import type { OwnDraft, PhotoAnswer, PhotoMove, UploadedFile } from '@forecourt/services';
import type { RouterContextProvider } from 'react-router';
import { requestInfoContext, servicesContext } from '../../../../shell/request-context.ts';

interface PhotoChange {
  context: Readonly<RouterContextProvider>;
  draft: OwnDraft;
  sent: (name: string) => string;
}

export interface RefusedPhoto {
  name: string;
  reason: string;
}

const moves: readonly PhotoMove[] = ['earlier', 'later', 'cover'];
export const tooLargeWords = `This file is larger than ${sellingLimits.mostPhotoBytes / 1024 / 1024} MB. Send a smaller one.`;

/** What the photos step's forms ask for; null if all of it was done. */
export async function changePhotos({ context, draft, sent }: PhotoChange): Promise<RefusedPhoto[] | null> {
  const { photos } = context.get(servicesContext).selling;
  const photo = parseWholeNumber(sent('photo'));
  const move = moves.find((each) => each === sent('act'));
  if (move) await photos.move(draft.id, photo, move);
  else if (sent('act') === 'place') await photos.place(draft.id, photo, parseWholeNumber(sent('to')));
  else if (sent('act') === 'remove') await photos.remove(draft.id, photo);
  else if (sent('act') === 'add') return addPhotos(context, draft);
  return null;
}

async function addPhotos(context: PhotoChange['context'], draft: OwnDraft): Promise<RefusedPhoto[] | null> {
  const { uploads, logSecurityEvent } = context.get(requestInfoContext);
  if (uploads.length === 0) return [{ name: '', reason: 'Choose one or more photos first.' }];
  const refused: RefusedPhoto[] = [];
  // One after another: each takes the memory of a whole photo while it is decoded.
  for (const file of uploads) {
    const answer = await addPhoto(context, draft, file);
    if (answer.kind === 'refused') refused.push({ name: file.name, reason: answer.reason });
  }
  if (refused.length > 0) logSecurityEvent('refused-upload');
  return refused.length > 0 ? refused : null;
}

export async function addPhoto(
  context: PhotoChange['context'],
  draft: OwnDraft,
  { path, isTooLarge }: UploadedFile,
): Promise<PhotoAnswer> {
  if (isTooLarge) return { kind: 'refused', reason: tooLargeWords };
  const { photos } = context.get(servicesContext).selling;
  const info = context.get(requestInfoContext);
  const answer = await photos.add(draft.id, path, info);
  if (answer.kind === 'refused' && answer.retryAfterSeconds !== undefined) {
    info.noteRefusal({ status: 429, retryAfterSeconds: answer.retryAfterSeconds });
  }
  return answer;
}
