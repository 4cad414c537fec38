import { asksForContact } from '../../parts/enquiry/contact-address.ts';
import type { NavigationStep } from './keeps-scroll.ts';

interface Step extends Omit<NavigationStep, 'hasAnchor'> {
  search: string;
}

/**
 * Whether the focus follows an anchor within the page, as for the next page of a list, whose link is far
 * below its content. Going back has a saved position, and a form that the visitor opened takes the focus
 * itself.
 */
export function focusFollowsAnchor({ fromPath, toPath, type, search }: Step): boolean {
  return fromPath === toPath && type !== 'POP' && !asksForContact(search);
}
