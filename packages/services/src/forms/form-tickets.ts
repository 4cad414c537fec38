import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { dayMs } from '@forecourt/domain';

export type TicketCheck = 'good' | 'too-soon' | 'too-old' | 'not-ours';

/**
 * A form carries a ticket that says when it was opened and proves that we issued it. The same ticket is the
 * same message, however often it is sent; and a form that comes back within a second or two was not filled in
 * by a person.
 */
export interface FormTickets {
  issue(): string;
  check(ticket: string): TicketCheck;
}

export const soonestMs = 2000;
/** A page may stay open overnight. */
export const oldestMs = dayMs;

export function createFormTickets(secret: string, now: () => number = Date.now): FormTickets {
  const sign = (text: string) => createHmac('sha256', secret).update(text).digest('base64url').slice(0, 22);
  return {
    issue() {
      const body = `${now().toString(36)}.${randomBytes(9).toString('base64url')}`;
      return `${body}.${sign(body)}`;
    },
    check(ticket) {
      const end = ticket.lastIndexOf('.');
      const body = ticket.slice(0, Math.max(0, end));
      if (!isSame(ticket.slice(end + 1), sign(body))) return 'not-ours';
      const age = now() - Number.parseInt(body, 36);
      if (age < soonestMs) return 'too-soon';
      return age > oldestMs ? 'too-old' : 'good';
    },
  };
}

function isSame(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
