import { findAnchor } from './find-anchor.ts';
import { focusElement } from './focus-element.ts';

/**
 * Moves the keyboard focus and the screen reader to the start of the new page, as a full load would. A focus
 * that is still inside the page, such as on a filter that changed the address, stays where it is.
 */
export function focusHeading(hash = ''): void {
  const main = document.getElementById('main');
  const target = findAnchor(hash) ?? main?.querySelector('h1') ?? main;
  if (target && !main?.contains(document.activeElement)) focusElement(target);
}
