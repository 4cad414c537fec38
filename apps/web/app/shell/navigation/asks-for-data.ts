/**
 * For a screen that stays mounted while its address changes: every address has data of its own, and to go where one is
 * already asks for the newest. A step to another place on the page asks for nothing.
 */
export function asksForData({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }): boolean {
  if (currentUrl.href === nextUrl.href) return true;
  return currentUrl.pathname !== nextUrl.pathname || currentUrl.search !== nextUrl.search;
}
