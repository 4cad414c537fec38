/// <reference lib="dom" />
// What runs in the page sees the browser.
import type { Browser, Page } from '@playwright/test';

const slowdown = 4;
const rounds = 8;

/** From the click on a filter to the frame that shows its results, on a processor slowed down as a telephone's is. */
export async function measureFilters(browser: Browser, origin: string): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(`${origin}/used-cars`, { waitUntil: 'networkidle' });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) times.push(await changeFilter(page, round));
  await page.close();
  const sorted = times.toSorted((a, b) => a - b).map(Math.round);
  console.log(
    `A filter on /used-cars, processor slowed ${slowdown} times: median ${sorted[rounds >> 1]} ms, ` +
      `from ${sorted[0]} to ${sorted.at(-1)} ms (aim: 100 ms)`,
  );
}

/** Ticks and unticks the first fuel. */
async function changeFilter(page: Page, round: number): Promise<number> {
  const box = page.locator('input[name="fuel"]').first();
  const before = await page.locator('h1').locator('xpath=..').innerText();
  await box.evaluate((input: HTMLInputElement, heading) => {
    const clock = window as unknown as { took: Promise<number> };
    const begin = performance.now();
    clock.took = new Promise((resolve) => {
      const look = () => {
        if (document.querySelector('h1')?.parentElement?.innerText === heading) requestAnimationFrame(look);
        // The frame after the change is the one that shows it.
        else requestAnimationFrame(() => resolve(performance.now() - begin));
      };
      look();
    });
    input.click();
  }, before);
  const took = await page.evaluate(() => (window as unknown as { took: Promise<number> }).took);
  await page.waitForTimeout(300 + round * 10);
  return took;
}
