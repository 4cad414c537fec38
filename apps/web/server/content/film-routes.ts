import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { articleKinds, contentFolder } from '@forecourt/content';
import { Hono } from 'hono';
import type { AppEnv } from '../http/app-env.ts';

const types: Readonly<Record<string, string>> = {
  mp4: 'video/mp4',
  webm: 'video/webm',
  vtt: 'text/vtt; charset=utf-8',
};

/** `GET /films/tip/frost.mp4`: the films of articles and their captions. Browsers ask for parts: Safari plays nothing else. */
export function createFilmRoutes(folder = join(contentFolder, 'articles')): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  routes.get('/films/:kind/:name{[a-z0-9-]+\\.(?:mp4|webm|vtt)}', async (c, next) => {
    const { kind, name } = c.req.param();
    if (!articleKinds.some((each) => each === kind)) return next();
    c.set('route', '/films/*');
    const path = join(folder, kind, name);
    const size = await stat(path).then(
      (file) => file.size,
      () => null,
    );
    if (size === null) return next();
    const part = readRange(c.req.header('range'), size);
    if (part === 'none') return c.body(null, 416, { 'Content-Range': `bytes */${size}` });
    const { from, to } = part ?? { from: 0, to: size - 1 };
    const headers = {
      'Content-Type': types[name.split('.').at(-1) ?? ''] ?? '',
      'Content-Length': String(to - from + 1),
      'Accept-Ranges': 'bytes',
      'Cache-Control': 'public, max-age=3600',
      ...(part && { 'Content-Range': `bytes ${from}-${to}/${size}` }),
    };
    const body =
      c.req.method === 'HEAD' || size === 0
        ? null
        : (Readable.toWeb(createReadStream(path, { start: from, end: to })) as ReadableStream);
    return new Response(body, { status: part ? 206 : 200, headers });
  });
  return routes;
}

/** `bytes=0-99`, `bytes=100-`, `bytes=-50`; null for none or one that may be ignored, `none` if it is beyond the end. */
export function readRange(
  header: string | undefined,
  size: number,
): { from: number; to: number } | 'none' | null {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? [];
  if (first === '' && last === '') return null;
  const from = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const to = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return from > to || from >= size ? 'none' : { from, to };
}
