import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { storiesByPiece } from './all-stories.ts';
import { type OpenStories, openStories } from './open-stories.ts';

const widths = [320, 768, 1440];
/** What other colours can break. Everything else in a component is the same in light and dark mode. */
const rulesOfColour = ['color-contrast', 'link-in-text-block'];

let stories: OpenStories;
const axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

beforeAll(async () => {
  stories = await openStories();
});

afterAll(() => stories?.close());

test.concurrent.for([...storiesByPiece.keys()])(
  '%s hydrates as it was rendered, fits every width and passes axe in light and dark mode',
  async (piece) => {
    const open = await stories.open(piece);
    const { page, complaints } = open;
    // React's hydration mismatches, inline styles that the policy refuses, and missing files all end up here.
    expect(complaints).toEqual([]);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, `pixels too wide at ${width}`).toBeLessThanOrEqual(0);
      expect(await findCutOff(page), `cut off at ${width}`).toEqual([]);
    }
    // Through the debugger protocol, because the page's own policy refuses foreign scripts.
    await page.evaluate(axe);
    expect(await findViolations(page), 'by day').toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await findViolations(page, rulesOfColour), 'by night').toEqual([]);
    stories.release(open);
  },
);

/** Text and controls beyond a clipping edge, which the width of the page does not show. */
function findCutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const cutBy = (element: Element): boolean => {
      const { right, width } = element.getBoundingClientRect();
      if (width <= 1) return false;
      for (let edge = element.parentElement; edge; edge = edge.parentElement) {
        const { overflowX, textOverflow } = getComputedStyle(edge);
        // Content that can be scrolled to, or that ends with an ellipsis, is not lost.
        if (overflowX === 'auto' || overflowX === 'scroll' || textOverflow === 'ellipsis') return false;
        if (overflowX !== 'visible' && right > edge.getBoundingClientRect().right + 1) return true;
      }
      return false;
    };
    const parts = document.querySelectorAll(
      '[data-story] :is(a, button, input, select, textarea, label, p, h2, h3, dt, dd)',
    );
    return [...parts].filter(cutBy).map((part) => part.outerHTML.slice(0, 120));
  });
}

async function findViolations(page: Page, runOnly?: string[]): Promise<string[]> {
  return page.evaluate(async (runOnly) => {
    const { axe } = window as unknown as { axe: { run(options: object): Promise<AxeResults> } };
    // Several states of one component share the page, so landmarks repeat here that would not on a real page.
    const rules = { 'landmark-unique': { enabled: false } };
    const { violations } = await axe.run({
      resultTypes: ['violations'],
      ...(runOnly ? { runOnly } : { rules }),
    });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id}: ${node.html.slice(0, 160)} ${node.failureSummary ?? ''}`),
    );
  }, runOnly);
}

interface AxeResults {
  violations: { id: string; nodes: { html: string; failureSummary?: string }[] }[];
}
