import { findNextPlace } from './find-next-place.ts';

export interface MenuSituation {
  /** The menu that the focus is in, or on. */
  menu: number;
  /** The link of that menu that has the focus; null on the word that opens it. */
  link: number | null;
  /** How many links each menu of the row has; none where the word itself leads somewhere. */
  linkCounts: readonly number[];
  isAnyOpen: boolean;
}

/** Where the focus goes, and which menu is open then: the one that it goes to, none, or as before. */
export interface MenuStep {
  menu: number;
  link: number | null;
  opens: 'it' | 'none' | 'as before';
}

const row = ['ArrowLeft', 'ArrowRight'] as const;
const column = ['ArrowUp', 'ArrowDown'] as const;

/**
 * The keys that the browser does not give a menu by itself: left and right along the row, down into a menu and through
 * it, Escape out of it. Null leaves the key to the browser.
 */
export function decideMenuStep(key: string, situation: MenuSituation): MenuStep | null {
  const { menu, link, linkCounts, isAnyOpen } = situation;
  const count = linkCounts[menu] ?? 0;
  if (key === 'Escape') return isAnyOpen ? { menu, link: null, opens: 'none' } : null;
  if (link === null && key === 'ArrowDown' && count > 0) return { menu, link: 0, opens: 'it' };
  if (link !== null) {
    // From the first link, up leads back to the word that opened the menu.
    if (link === 0 && key === 'ArrowUp') return { menu, link: null, opens: 'as before' };
    const next = findNextPlace(key, link, count, column);
    if (next !== null) return { menu, link: next, opens: 'as before' };
  }
  const neighbour = findNextPlace(key, menu, linkCounts.length, row);
  if (neighbour === null) return null;
  const hasMenu = (linkCounts[neighbour] ?? 0) > 0;
  return { menu: neighbour, link: null, opens: !isAnyOpen ? 'as before' : hasMenu ? 'it' : 'none' };
}
