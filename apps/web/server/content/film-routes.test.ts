import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createFilmRoutes } from './film-routes.ts';

const folder = mkdtempSync(join(tmpdir(), 'films-'));
mkdirSync(join(folder, 'tip'));
writeFileSync(join(folder, 'tip', 'frost.mp4'), '0123456789');
writeFileSync(join(folder, 'tip', 'frost.vtt'), 'WEBVTT');
writeFileSync(join(folder, 'secret.mp4'), 'secret');
afterAll(() => rmSync(folder, { recursive: true }));

const routes = createFilmRoutes(folder);
const ask = (path: string, range?: string) =>
  routes.request(`/films/${path}`, { headers: range ? { range } : {} });

test('a film is served whole, and in the parts that browsers ask for', async () => {
  const whole = await ask('tip/frost.mp4');
  expect(whole.status).toBe(200);
  expect(whole.headers.get('content-type')).toBe('video/mp4');
  expect(whole.headers.get('accept-ranges')).toBe('bytes');
  expect(await whole.text()).toBe('0123456789');
  const part = await ask('tip/frost.mp4', 'bytes=2-4');
  expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([
    206,
    'bytes 2-4/10',
    '234',
  ]);
});

test.each([
  ['bytes=8-', '89'],
  ['bytes=-3', '789'],
  ['bytes=5-99', '56789'],
])('%s is %s', async (range, text) => {
  expect(await (await ask('tip/frost.mp4', range)).text()).toBe(text);
});

test('a part beyond the end is refused', async () => {
  expect((await ask('tip/frost.mp4', 'bytes=10-')).status).toBe(416);
});

test('captions are text', async () => {
  expect((await ask('tip/frost.vtt')).headers.get('content-type')).toBe('text/vtt; charset=utf-8');
});

test.each(['tip/other.mp4', 'tip/..%2fsecret.mp4', 'secret/secret.mp4', 'tip/frost.md'])(
  '%s is no film',
  async (path) => {
    expect((await ask(path)).status).toBe(404);
  },
);
