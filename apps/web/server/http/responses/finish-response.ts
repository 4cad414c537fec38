import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from '../app-env.ts';
import { readBody } from '../requests/read-body.ts';
import { compressStream, joinStream } from './compress-stream.ts';
import { chooseEncoding, type Encoding } from './encodings.ts';
import { matchesTag, weakTag } from './entity-tag.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const compressible =
  /^(text\/|application\/(json|javascript|xml|manifest\+json|rss\+xml|atom\+xml|feed\+json)|image\/svg\+xml)/;
/** Below this, compression saves hardly more than the headers. */
const worthCompressing = 1024;
/** Longer than the ticks a page needs for its last chunks, shorter than anyone notices. */
const pauseMs = 8;

/** Adds tags, answers "not modified", and compresses the handlers' responses: pages and JSON. */
export function finishResponse(): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    await next();
    const { res } = c;
    const type = res.headers.get('content-type') ?? '';
    if (!res.body || !compressible.test(type) || res.headers.has('content-encoding')) return;
    res.headers.append('Vary', 'Accept-Encoding');
    if (c.req.method === 'HEAD') return;

    const encoding = chooseEncoding(c.req.header('accept-encoding'), ['br', 'gzip']);
    const body = await readBody(res.body, pauseMs);
    const headers = new Headers(res.headers);
    if (!body.isWhole) {
      headers.delete('content-length');
      // Tells a proxy such as nginx not to buffer a response that is streamed on purpose.
      headers.set('X-Accel-Buffering', 'no');
      if (encoding) headers.set('Content-Encoding', encoding);
      const stream = encoding
        ? compressStream(body.first, body.rest, encoding)
        : joinStream(body.first, body.rest);
      return replace(new Response(stream, { status: res.status, headers }));
    }

    if (res.status === 200 && c.req.method === 'GET' && !isPersonal(headers)) {
      const tag = headers.get('etag') ?? weakTag(withoutNonce(body.bytes, c.get('nonce')));
      headers.set('ETag', tag);
      if (matchesTag(c.req.header('if-none-match'), tag)) {
        headers.delete('content-type');
        headers.delete('content-length');
        return replace(new Response(null, { status: 304, headers }));
      }
    }
    const packed =
      encoding && body.bytes.length >= worthCompressing ? await compress(body.bytes, encoding) : null;
    if (packed && encoding) headers.set('Content-Encoding', encoding);
    const bytes = packed ?? body.bytes;
    headers.set('Content-Length', String(bytes.length));
    replace(new Response(new Uint8Array(bytes), { status: res.status, headers }));

    function replace(response: Response): void {
      c.res = undefined;
      c.res = response;
    }
  };
}

function compress(bytes: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'gzip') return zip(bytes, { level: 6 });
  return brotli(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  });
}

function isPersonal(headers: Headers): boolean {
  return headers.get('cache-control')?.includes('no-store') ?? false;
}

/** The nonce differs in every response and is not part of the content. */
function withoutNonce(bytes: Buffer, nonce: string): string | Buffer {
  return bytes.includes(nonce) ? bytes.toString('latin1').replaceAll(nonce, '') : bytes;
}
