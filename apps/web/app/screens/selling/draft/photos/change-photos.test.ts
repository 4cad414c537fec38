import type { OwnDraft, PhotoAnswer, RefusalForNow } from '@forecourt/services';
import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { requestInfoContext, servicesContext } from '../../../../shell/request-context.ts';
import { addPhoto } from './change-photos.server.ts';

async function add(answer: PhotoAnswer) {
  const refusals: RefusalForNow[] = [];
  const context = new RouterContextProvider();
  context.set(servicesContext, { selling: { photos: { add: async () => answer } } } as never);
  context.set(requestInfoContext, {
    noteRefusal: (refusal: RefusalForNow) => refusals.push(refusal),
  } as never);
  const file = { name: 'front.jpg', path: '/tmp/front.jpg', isTooLarge: false };
  const added = await addPhoto(context, { id: 'draft' } as OwnDraft, file);
  return { added, refusals };
}

test('one photo too many in an hour is refused for now, and says for how long', async () => {
  const tooMany = { kind: 'refused', reason: 'That’s a lot of photos.', retryAfterSeconds: 1200 } as const;
  expect(await add(tooMany)).toEqual({
    added: tooMany,
    refusals: [{ status: 429, retryAfterSeconds: 1200 }],
  });
});

test('a file that is no photo is refused for good', async () => {
  const noPhoto = { kind: 'refused', reason: 'This is no photo.' } as const;
  expect(await add(noPhoto)).toEqual({ added: noPhoto, refusals: [] });
});
