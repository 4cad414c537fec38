import { hideSignedLink } from '@forecourt/domain';
import type { Context } from 'hono';
import type { HashVisitor } from '../enquiries/visitor-hash.ts';
import type { AppEnv } from './app-env.ts';
import type { SecurityEvent } from './security-event.ts';

/** One line for the operator. The visitor is a keyed hash, the same as in the table `enquiry`, and never the address. */
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
