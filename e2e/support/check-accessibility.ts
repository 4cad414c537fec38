import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** What other colours can break. Everything else on a page is the same in light and dark mode. */
const rulesOfColour = ['color-contrast', 'link-in-text-block'];

/** Axe finds no accessibility problem on the page, or in a part of it. */
export async function expectAccessible(page: Page, part?: string): Promise<void> {
  expect(await findViolations(page, part)).toEqual([]);
}

export async function expectAccessibleByDayAndNight(page: Page, part?: string): Promise<void> {
  await expectAccessible(page, part);
  // No colour transition may be running while it is measured.
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  expect(await findViolations(page, part, rulesOfColour), 'by night').toEqual([]);
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

interface PageWithAxe {
  axe?: { run(part: string | Document, options: RunOptions): Promise<AxeResults> };
}

async function findViolations(page: Page, part?: string, rules?: string[]): Promise<string[]> {
  // Through the debugger protocol, because the page's own policy refuses foreign scripts; once for each document.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  return page.evaluate(
    async ({ part, rules }) => {
      const { axe } = window as PageWithAxe;
      const options: RunOptions = { resultTypes: ['violations'], ...(rules && { runOnly: rules }) };
      const results = await axe?.run(part ?? document, options);
      if (!results) throw new Error('Axe did not run.');
      return results.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
    },
    { part, rules },
  );
}
