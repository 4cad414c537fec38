import { hideSignedLink } from '@forecourt/domain';
import type { SecurityEvent } from '@forecourt/services';
import type { HashVisitor } from '@forecourt/services/open';
import type { Context } from 'hono';
import type { AppEnv } from './app-env.ts';

/**
 * One log line for the operator. The visitor is a keyed hash, the same as in the table `enquiry`, and never
 * the address.
 */
export function logSecurityEvent(c: Context<AppEnv>, kind: SecurityEvent, hashVisitor: HashVisitor): void {
  c.get('log').warn(
    {
      event: 'security',
      kind,
      id: c.get('requestId'),
      route: c.get('route'),
      path: hideSignedLink(c.req.path),
      visitor: hashVisitor(c.get('visitorAddress')),
    },
    'A request was refused',
  );
}
