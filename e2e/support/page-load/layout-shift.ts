import type { Page } from '@playwright/test';
import { forgive } from '../watch-page.ts';

/**
 * Measures how far the parts of a page shift. Without its font a page is as it is for a visitor for whom the font comes
 * too late.
 */
export async function watchLayoutShift(page: Page, { withFont = false } = {}): Promise<void> {
  if (!withFont) await page.route('**/*.woff2', (route) => route.abort());
  await page.addInitScript(() => {
    const total = { shift: 0 };
    Object.assign(window, { layoutShift: total });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) total.shift += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** The shift so far, without the error about the blocked font. */
export async function readLayoutShift(page: Page, complaints: string[]): Promise<number> {
  forgive(complaints, /ERR_FAILED/);
  return page.evaluate(() => (window as unknown as { layoutShift: { shift: number } }).layoutShift.shift);
}
