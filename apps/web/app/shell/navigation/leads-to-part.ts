import { asksForContact } from '../../parts/enquiry/contact-address.ts';
import type { Passage } from './keeps-place.ts';

interface Step extends Omit<Passage, 'hasAnchor'> {
  search: string;
}

/**
 * Whether the focus follows an anchor within the page, as to the next page of a list, whose link is far below what it
 * brings. Going back has a place of its own, and so has a form that was asked for.
 */
export function leadsToPart({ fromPath, toPath, type, search }: Step): boolean {
  return fromPath === toPath && type !== 'POP' && !asksForContact(search);
}
