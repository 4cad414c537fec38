import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from './app-env.ts';
import { respondWithProblem } from './error-response.ts';

/** An enquiry of 3000 characters with its fields takes under 16 kB, even when every character is escaped. */
export const largestBody = 256 * 1024;

/**
 * Takes the whole body in, so that what stands below may read it more than once; one that is too large is cut off early.
 * `limitOfPath` names the few addresses that take more.
 */
export function limitBody(limitOfPath: Readonly<Record<string, number>> = {}): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const limit = limitOfPath[c.req.path] ?? largestBody;
    const { raw } = c.req;
    if (raw.method === 'GET' || raw.method === 'HEAD' || !raw.body) return next();
    const stated = Number(raw.headers.get('content-length') ?? 0);
    const body = stated > limit ? null : await readWithin(raw.body, limit).catch(() => 'broken-off' as const);
    if (body === 'broken-off') {
      // Whoever sent it has left: nobody's fault, and nobody to answer.
      c.set('route', 'refused');
      c.get('log').info({ id: c.get('requestId') }, 'What was sent broke off');
      return c.body(null, 400);
    }
    if (!body) {
      c.set('route', 'refused');
      c.header('Connection', 'close');
      return respondWithProblem(c, {
        status: 413,
        kind: 'body-too-large',
        message: `What was sent is larger than ${formatSize(limit)}.`,
      });
    }
    c.req.raw = new Request(raw.url, { method: raw.method, headers: raw.headers, body, signal: raw.signal });
    return next();
  };
}

function formatSize(bytes: number): string {
  const kB = bytes / 1024;
  return kB < 1024 ? `${Math.round(kB)} kB` : `${Math.floor(kB / 1024)} MB`;
}

async function readWithin(
  body: ReadableStream<Uint8Array>,
  limit: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return new Uint8Array(Buffer.concat(chunks));
    size += value.length;
    if (size > limit) {
      await reader.cancel();
      return null;
    }
    chunks.push(value);
  }
}
