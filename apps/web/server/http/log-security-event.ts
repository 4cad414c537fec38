import { hideSignedLink } from '@forecourt/domain';
import { type SecurityEvent, securityEventName } from '@forecourt/services';
import type { HashVisitor } from '@forecourt/services/open';
import type { Context } from 'hono';
import type { AppEnv } from './app-env.ts';

/**
 * One log line for the operator. The visitor is a keyed hash, the same as in the table `enquiry`, and never
 * the address.
 */
export function logSecurityEvent(
  c: Context<AppEnv>,
  hashVisitor: HashVisitor,
  event: SecurityEvent,
  details: Readonly<Record<string, string>> = {},
): void {
  const isRefusal = event !== 'signed-in';
  c.get('log')[isRefusal ? 'warn' : 'info'](
    {
      ...details,
      event: securityEventName(event),
      id: c.get('requestId'),
      route: c.get('route'),
      path: hideSignedLink(c.req.path),
      visitor: hashVisitor(c.get('visitorAddress')),
    },
    isRefusal ? 'A request was refused' : 'Somebody signed in',
  );
}
