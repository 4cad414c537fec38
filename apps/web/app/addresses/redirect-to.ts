import { formatLocation } from '@forecourt/services';
import { redirect } from 'react-router';

type RedirectStatus = 301 | 302 | 303;

/** For loaders and actions: another address of the site. */
export function redirectTo(address: string, status: RedirectStatus): Response {
  return redirect(formatLocation(address), status);
}
