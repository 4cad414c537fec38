import type { Context, MiddlewareHandler } from 'hono';
import type { AppEnv } from '../app-env.ts';
import { readBody } from '../requests/read-body.ts';
import { compressStream, joinStream } from './compress-stream.ts';
import { chooseEncoding, type Encoding } from './encodings.ts';
import { matchesTag } from './entity-tag.ts';
import { WholeBody } from './whole-body.ts';

const compressible =
  /^(text\/|application\/(json|javascript|xml|manifest\+json|rss\+xml|atom\+xml|feed\+json)|image\/svg\+xml)/;
/** Adds tags, answers "not modified", and compresses the handlers' responses: pages and JSON. */
export function finishResponse(): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    await next();
    const { res } = c;
    const type = res.headers.get('content-type') ?? '';
    const page = c.get('page');
    if (!res.body || !compressible.test(type) || res.headers.has('content-encoding')) {
      // The body of a page has been read, even if it is a file.
      return page ? sendWhole(c, page.body, null) : undefined;
    }
    res.headers.append('Vary', 'Accept-Encoding');
    const encoding = chooseEncoding(c.req.header('accept-encoding'), ['br', 'gzip']);
    if (page) return sendWhole(c, page.body, encoding);
    if (c.req.method === 'HEAD') return;
    const body = await readBody(res.body);
    if (body.isWhole) return sendWhole(c, new WholeBody(body.bytes), encoding);
    const headers = new Headers(res.headers);
    headers.delete('content-length');
    // Tells a proxy such as nginx not to buffer a response that is streamed on purpose.
    headers.set('X-Accel-Buffering', 'no');
    if (encoding) headers.set('Content-Encoding', encoding);
    const stream = encoding
      ? compressStream(body.first, body.rest, encoding)
      : joinStream(body.first, body.rest);
    replace(c, new Response(stream, { status: res.status, headers }));
  };
}

async function sendWhole(c: Context<AppEnv>, body: WholeBody, encoding: Encoding | null): Promise<void> {
  const { status } = c.res;
  const headers = new Headers(c.res.headers);
  const isRead = c.req.method === 'GET' || c.req.method === 'HEAD';
  if (status === 200 && isRead && !isPersonal(headers)) {
    const tag = headers.get('etag') ?? body.tag;
    headers.set('ETag', tag);
    if (matchesTag(c.req.header('if-none-match'), tag)) {
      headers.delete('content-type');
      headers.delete('content-length');
      return replace(c, new Response(null, { status: 304, headers }));
    }
  }
  const compressed = encoding ? await body.compress(encoding) : null;
  if (compressed && encoding) headers.set('Content-Encoding', encoding);
  const bytes = compressed ?? body.bytes;
  headers.set('Content-Length', String(bytes.length));
  const isHead = c.req.method === 'HEAD';
  replace(c, new Response(isHead ? null : (bytes as Uint8Array<ArrayBuffer>), { status, headers }));
}

function replace(c: Context<AppEnv>, response: Response): void {
  c.res = undefined;
  c.res = response;
}

function isPersonal(headers: Headers): boolean {
  return headers.get('cache-control')?.includes('no-store') ?? false;
}
