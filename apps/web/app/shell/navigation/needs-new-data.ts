/**
 * For a screen that stays mounted while its address changes: every address has its own data, and navigating
 * to the current address reloads it. Navigating to an anchor on the page loads nothing.
 */
export function needsNewData({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }): boolean {
  if (currentUrl.href === nextUrl.href) return true;
  return currentUrl.pathname !== nextUrl.pathname || currentUrl.search !== nextUrl.search;
}
