import { findNextIndex } from './find-next-index.ts';

export interface MenuSituation {
  /** The menu that contains the focus, or whose item has it. */
  menu: number;
  /** The focused link of that menu; null when its item has the focus. */
  link: number | null;
  /** Number of links in each menu of the row; zero where the item is itself a link. */
  linkCounts: readonly number[];
  isAnyOpen: boolean;
}

/** Where the focus moves, and which menu is then open: the new one, none, or as before. */
export interface MenuStep {
  menu: number;
  link: number | null;
  opens: 'it' | 'none' | 'as before';
}

const row = ['ArrowLeft', 'ArrowRight'] as const;
const column = ['ArrowUp', 'ArrowDown'] as const;

/**
 * Keys that the browser does not handle for a menu: left and right along the row, down into a menu and
 * through it, Escape out of it. Null leaves the key to the browser.
 */
export function decideMenuStep(key: string, situation: MenuSituation): MenuStep | null {
  const { menu, link, linkCounts, isAnyOpen } = situation;
  const count = linkCounts[menu] ?? 0;
  if (key === 'Escape') return isAnyOpen ? { menu, link: null, opens: 'none' } : null;
  if (link === null && key === 'ArrowDown' && count > 0) return { menu, link: 0, opens: 'it' };
  if (link !== null) {
    // From the first link, up returns to the item that opened the menu.
    if (link === 0 && key === 'ArrowUp') return { menu, link: null, opens: 'as before' };
    const next = findNextIndex(key, link, count, column);
    if (next !== null) return { menu, link: next, opens: 'as before' };
  }
  const neighbour = findNextIndex(key, menu, linkCounts.length, row);
  if (neighbour === null) return null;
  const hasMenu = (linkCounts[neighbour] ?? 0) > 0;
  return { menu: neighbour, link: null, opens: !isAnyOpen ? 'as before' : hasMenu ? 'it' : 'none' };
}
