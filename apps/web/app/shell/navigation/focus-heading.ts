import { findAnchor } from './find-anchor.ts';
import { focusPart } from './focus-part.ts';

/**
 * Puts the keyboard and the screen reader where the new page begins, as a full load would. Whoever still stands on
 * something in the page, such as a filter that changed the address, keeps their place.
 */
export function focusHeading(hash = ''): void {
  const main = document.getElementById('main');
  const target = findAnchor(hash) ?? main?.querySelector('h1') ?? main;
  if (target && !main?.contains(document.activeElement)) focusPart(target);
}
