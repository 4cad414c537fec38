import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { encodeForm } from '../../testing/encode-form.ts';
import { createTestApp } from '../../testing/test-app.ts';

const token = 'a'.repeat(32);
const path = '/sell/advert/abc/photos';
let dataDir = '';
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'forecourt-spool-'));
});
afterAll(() => rm(dataDir, { recursive: true }));

/** A page that says what it got. */
const createApp = () =>
  createTestApp({
    dataDir,
    page: async (_, { uploads, form }) =>
      Response.json({
        act: form?.get('act') ?? null,
        files: await Promise.all(
          uploads.map(async ({ name, path: file, isTooLarge }) => ({
            name,
            isTooLarge,
            bytes: (await readFile(file)).length,
          })),
        ),
      }),
  }).app;

async function send(to: string, body: FormData | Blob, type?: string) {
  const encoded =
    body instanceof FormData ? await encodeForm(body) : { body, headers: { 'Content-Type': type ?? '' } };
  return createApp().request(to, {
    method: 'POST',
    headers: { Cookie: `XSRF-TOKEN=${token}`, 'X-XSRF-TOKEN': token, ...encoded.headers },
    body: encoded.body,
  });
}

const leftBehind = () => readdir(join(dataDir, 'uploads')).catch(() => []);

function formWith(...files: File[]): FormData {
  const form = new FormData();
  form.set('act', 'add');
  for (const file of files) form.append('photos', file);
  return form;
}

it('the files of a form go to the disk, and leave it with the response', async () => {
  const answer = await send(
    path,
    formWith(new File(['x'.repeat(200_000)], 'a.jpg'), new File(['y'], 'b.jpg')),
  );
  expect(await answer.json()).toEqual({
    act: 'add',
    files: [
      { name: 'a.jpg', isTooLarge: false, bytes: 200_000 },
      { name: 'b.jpg', isTooLarge: false, bytes: 1 },
    ],
  });
  expect(await leftBehind()).toEqual([]);
});

it('a file that is too large is named, and the others are kept', async () => {
  const large = new File([new Uint8Array(15 * 1024 * 1024 + 1)], 'large.jpg');
  const { files } = (await (await send(path, formWith(large, new File(['y'], 'b.jpg')))).json()) as {
    files: { name: string; isTooLarge: boolean; bytes: number }[];
  };
  expect(files.map(({ name, isTooLarge }) => [name, isTooLarge])).toEqual([
    ['large.jpg', true],
    ['b.jpg', false],
  ]);
  expect(files[0]?.bytes).toBeLessThanOrEqual(15 * 1024 * 1024);
});

it('a form without a chosen file has none', async () => {
  const answer = await send(path, formWith(new File([], '')));
  expect(await answer.json()).toEqual({ act: 'add', files: [] });
});

it('one photo may be the whole body', async () => {
  const answer = await send('/sell/advert/abc/photo', new Blob(['x'.repeat(100_000)]), 'image/jpeg');
  expect(await answer.json()).toEqual({
    act: null,
    files: [{ name: '', isTooLarge: false, bytes: 100_000 }],
  });
});

it('a body beyond the limit is refused, and leaves nothing behind', async () => {
  const answer = await send(
    '/sell/advert/abc/photo',
    new Blob([new Uint8Array(15 * 1024 * 1024 + 1)]),
    'image/jpeg',
  );
  expect(answer.status).toBe(413);
  expect(await leftBehind()).toEqual([]);
});

it.each(['/sell', '/sell/advert/abc/words', '/contact-us'])('%s takes no file', async (other) => {
  expect((await send(other, formWith(new File(['x'.repeat(100_000)], 'a.jpg')))).status).toBe(413);
  expect((await send(other, new Blob(['x'.repeat(100_000)]), 'image/jpeg')).status).toBe(413);
});
