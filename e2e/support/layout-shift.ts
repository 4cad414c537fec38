import type { Page } from '@playwright/test';
import { forgive } from './watch-page.ts';

/**
 * Watches how far the parts of a page move. The web font stays away: when it comes late, it moves lines by as much as the
 * machine's own font is wider or narrower, which says nothing about the page.
 */
export async function watchLayoutShift(page: Page): Promise<void> {
  await page.route('**/*.woff2', (route) => route.abort());
  await page.addInitScript(() => {
    const total = { shift: 0 };
    Object.assign(window, { layoutShift: total });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) total.shift += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** The shift so far, and nothing said of the font that was kept away. */
export async function readLayoutShift(page: Page, complaints: string[]): Promise<number> {
  forgive(complaints, /ERR_FAILED/);
  return page.evaluate(() => (window as unknown as { layoutShift: { shift: number } }).layoutShift.shift);
}
