import type { Visitor } from '../request/request-info.ts';
import type { SecurityEvent } from '../request/security-event.ts';

/** A visitor at this address, with what was logged about them. */
export function exampleVisitor(visitorAddress = '198.51.100.1'): Visitor & { events: SecurityEvent[] } {
  const events: SecurityEvent[] = [];
  return { visitorAddress, events, logSecurityEvent: (kind) => events.push(kind) };
}
