import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from '../app-env.ts';
import { chooseEncoding, type Encoding } from '../responses/encodings.ts';
import { matchesTag } from '../responses/entity-tag.ts';
import type { StaticFile } from './load-static-files.ts';

/** The built scripts, styles and fonts, precompressed. */
export function staticFiles(files: ReadonlyMap<string, StaticFile>): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const isAsset = c.req.path.startsWith('/assets/');
    const file = files.get(c.req.path);
    if (!file && !isAsset) return next();
    c.set('route', isAsset ? '/assets/*' : '/public/*');
    if (!file) {
      // An asset of an earlier build: the not-found screen is useless as a script.
      return c.text('There is no such file.', 404, { 'Cache-Control': 'no-store' });
    }
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') {
      return c.text('A file supports only GET and HEAD.', 405, { Allow: 'GET, HEAD' });
    }
    const offered: Encoding[] = [];
    if (file.br) offered.push('br');
    if (file.gzip) offered.push('gzip');
    const encoding = chooseEncoding(c.req.header('accept-encoding'), offered);
    const bytes = encoding === 'br' ? file.br : encoding === 'gzip' ? file.gzip : file.plain;
    // Each encoding is a different byte sequence and so has its own strong tag.
    const tag = encoding ? file.tag.replace(/"$/, `-${encoding}"`) : file.tag;
    const headers: Record<string, string> = {
      'Content-Type': file.type,
      'Cache-Control': file.isImmutable ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      ETag: tag,
    };
    if (offered.length > 0) headers.Vary = 'Accept-Encoding';
    if (matchesTag(c.req.header('if-none-match'), tag)) return new Response(null, { status: 304, headers });
    if (encoding) headers['Content-Encoding'] = encoding;
    const body = bytes ?? file.plain;
    headers['Content-Length'] = String(body.length);
    return new Response(body as Uint8Array<ArrayBuffer>, { headers });
  };
}
