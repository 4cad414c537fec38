import { hideSignedLink } from '@forecourt/domain';
import type { Context } from 'hono';
import type { HashVisitor } from '../enquiries/visitor-hash.ts';
import type { AppEnv } from './app-env.ts';

/** Something was refused that people rarely do and attackers do often. */
export type SecurityEvent =
  /** A change was sent from a page of another site. */
  | 'other-site'
  | 'bad-csrf-token'
  /** A body larger, or of more fields, than any form of ours; or one that is no form at all. */
  | 'bad-body'
  | 'rate-limit'
  /** A field that people do not see was filled in. */
  | 'trap'
  /** The ticket of a form was not made here. */
  | 'bad-ticket';

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
