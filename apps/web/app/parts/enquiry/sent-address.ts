import { contactAddress, sentPrefix } from './contact-address.ts';

/** The parameter that says that the form sent is looked at first. */
export const heldParameter = 'held';

/** The current page's address with thanks for a form. */
export function sentAddress(
  location: { pathname: string; search: string },
  kind: string,
  isHeld = false,
): string {
  const parameters = new URLSearchParams(location.search);
  if (isHeld) parameters.set(heldParameter, '1');
  return contactAddress({ ...location, search: `?${parameters}` }, sentPrefix + kind);
}
