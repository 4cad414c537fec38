import type { Found } from '@forecourt/services';
import { data } from 'react-router';

/** What the link leads to, or the page that says why it leads nowhere. */
export function requireFound<T>(found: Found<T>): T {
  if (found.kind === 'found') return found.value;
  const isExpired = found.kind === 'expired';
  throw data(null, { status: isExpired ? 410 : 404, statusText: isExpired ? 'Gone' : 'Not Found' });
}
