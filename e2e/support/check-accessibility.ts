import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** What other colours can break. Everything else on a page is the same in light and dark mode. */
const rulesOfColour = ['color-contrast', 'link-in-text-block'];

/** Axe finds no accessibility problem on the page, or in a part of it. */
export async function expectAccessible(page: Page, part?: string): Promise<void> {
  expect(await findViolations(buildAxe(page, part))).toEqual([]);
}

export async function expectAccessibleByDayAndNight(page: Page, part?: string): Promise<void> {
  await expectAccessible(page, part);
  // No colour transition may be running while it is measured.
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  expect(await findViolations(buildAxe(page, part).withRules(rulesOfColour)), 'by night').toEqual([]);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  // Light before motion is back, so that no transition is left for the next measurement.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  await page.emulateMedia({ reducedMotion: 'no-preference' });
}

/** Zoomed pages and phones must scroll in one direction only. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
}

/** Our pages have no frames, for which axe would otherwise open a page of its own. */
function buildAxe(page: Page, part?: string): AxeBuilder {
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  return part === undefined ? axe : axe.include(part);
}

async function findViolations(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}
