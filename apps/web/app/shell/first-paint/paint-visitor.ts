import type { VisitorFacts } from './visitor-facts.ts';

/**
 * Marks on the root element what only this browser knows, for the style sheets to use, so that a cached page
 * is right at its first paint. The page carries this function as text, ahead of everything else, so it must
 * not refer to anything outside itself, and it must not throw.
 */
export function paintVisitor(facts: VisitorFacts): void {
  const root = document.documentElement;
  const read = (key: string) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  const countSaved = (key: string) => {
    try {
      const shape = new RegExp(facts.savedReference);
      const entries: { publicReference?: unknown }[] = JSON.parse(read(key) ?? '[]');
      const references = entries.map((entry) => entry?.publicReference);
      const known = references.filter((one) => typeof one === 'string' && shape.test(one));
      return Math.min(facts.maximumSaved, new Set(known).size);
    } catch {
      return 0;
    }
  };

  const saved = facts.savedKeys.reduce((total, key) => total + countSaved(key), 0);
  root.toggleAttribute('data-saved', saved > 0);
  root.style.setProperty('--saved-count', `"${saved}"`);
  root.toggleAttribute('data-banner-dismissed', read(facts.bannerKey) === facts.bannerDismissed);
  const cookies = document.cookie.split(';').map((pair) => pair.split('=', 1)[0]?.trim());
  root.toggleAttribute('data-signed-in', cookies.includes(facts.authCookie));
  root.toggleAttribute('data-edits-alert', cookies.includes(facts.editsAlertCookie));
  // A page cached over midnight on 30 November still shows the hat. Ireland's winter time is UTC; asking Intl
  // for it would delay the first paint as much as everything else here together.
  root.toggleAttribute('data-christmas', new Date().getUTCMonth() === 11);
  // A visitor who comes to a page for the first time has no scroll position to restore, so content below the
  // window may render late. Set once, while the page is parsed; the next navigation removes it.
  if (document.readyState === 'loading') {
    const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    root.toggleAttribute('data-fresh', load?.type === 'navigate' && !location.hash);
  }
}
