import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from '../app-env.ts';
import { respondWithProblem } from '../responses/error-response.ts';

const longestAddress = 4096;
const knownMethods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
const allow = 'GET, HEAD, POST, OPTIONS';

/** Rejects requests that no part of the site could answer, before any work is done for them. */
export function refuseBadRequest(): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const { method } = c.req;
    if (!knownMethods.has(method)) {
      c.header('Allow', allow);
      return refuse(405, 'method-not-allowed', `The method ${method} is not supported.`);
    }
    if (method === 'OPTIONS') {
      c.set('route', 'options');
      return c.body(null, 204, { Allow: allow });
    }
    if (c.req.url.length > longestAddress) {
      return refuse(414, 'address-too-long', `This address is longer than ${longestAddress} characters.`);
    }
    const url = URL.parse(c.req.url);
    if (!url) return refuse(400, 'bad-address', 'The Host header of this request is not valid.');
    if (url.username !== '' || url.password !== '') {
      return refuse(400, 'bad-address', 'Addresses on this site contain no user name.');
    }
    if (!isReadablePath(url.pathname) || url.search.includes('%00')) {
      return refuse(400, 'bad-address', 'This address contains an invalid character.');
    }
    return next();

    function refuse(status: 400 | 405 | 414, kind: string, message: string) {
      c.set('route', 'refused');
      if (kind === 'bad-address') c.get('logSecurityEvent')('bad-address');
      return respondWithProblem(c, { status, kind, message });
    }
  };
}

/**
 * `/%E0%A4%A` is not valid text in any encoding. Control characters (C0, DEL and C1) are part of no name, and
 * browsers, terminals and headers each interpret them differently. A query may hold any of them except the zero byte, which
 * no database stores.
 */
function isReadablePath(path: string): boolean {
  try {
    return !/\p{Cc}/u.test(decodeURIComponent(path));
  } catch {
    return false;
  }
}
