import { formatLocation } from '@forecourt/services';
import { redirect } from 'react-router';

type RedirectStatus = 301 | 302 | 303;

/** Redirects to another address of the site, for loaders and actions. */
export function redirectTo(address: string, status: RedirectStatus): Response {
  return redirect(formatLocation(address), status);
}
