import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** What other colours can break. All else on a page is the same by day and by night. */
const rulesOfColour = ['color-contrast', 'link-in-text-block'];

/** Axe finds nothing on the page, or in a part of it, that keeps anybody out. */
export async function expectAccessible(page: Page, part?: string): Promise<void> {
  expect(await findViolations(buildAxe(page, part))).toEqual([]);
}

export async function expectAccessibleByDayAndNight(page: Page, part?: string): Promise<void> {
  await expectAccessible(page, part);
  // No colour is on its way from one to the other when it is measured.
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  expect(await findViolations(buildAxe(page, part).withRules(rulesOfColour)), 'by night').toEqual([]);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'no-preference' });
}

/** Who magnifies a page or holds a phone reads it by scrolling one way only. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
}

/** Our pages hold no frames, for whose sake alone axe would open a page of its own to sum up. */
function buildAxe(page: Page, part?: string): AxeBuilder {
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  return part === undefined ? axe : axe.include(part);
}

async function findViolations(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}
