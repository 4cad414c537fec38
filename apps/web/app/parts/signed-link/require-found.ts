import type { Found } from '@forecourt/services';
import { data } from 'react-router';

/** The link's target, or the error page that says why there is none. */
export function requireFound<T>(found: Found<T>): T {
  if (found.kind === 'found') return found.value;
  const isExpired = found.kind === 'expired';
  throw data(null, { status: isExpired ? 410 : 404, statusText: isExpired ? 'Gone' : 'Not Found' });
}
