import { redirect } from 'react-router';
import { formatLocation, formatOutsideLocation } from './format-location.ts';

type RedirectStatus = 301 | 302 | 303;

/** For loaders and actions: another address of the site. */
export function redirectTo(address: string, status: RedirectStatus): Response {
  return redirect(formatLocation(address), status);
}

/** Leaves the site, for a place that `format-location.ts` lists. */
export function redirectOutside(address: string): Response {
  return redirect(formatOutsideLocation(address), 302);
}
