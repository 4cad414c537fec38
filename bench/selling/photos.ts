import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { openBrowser } from '../pages/browser.ts';
import { startServer } from '../server.ts';

const count = 10;
const slowedBy = 4;
const most = { bytes: 500_000, firstMs: 3000, frameMs: 50 };

interface Seen {
  chosenAt: number;
  sent: number[];
  /** When each photo could first be seen, since they were chosen. */
  shown: number[];
  /** Frames of more than 50 ms. One that was not blocked waited for a core, which the decoder and the site use. */
  frames: { ms: number; blockedMs: number; script: string }[];
}

/** Ten photos of twelve megapixels are chosen in a browser whose main thread is slowed four times. */
export async function benchPhotos(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-bench-'));
  const files = await makePhotos(join(folder, 'photos'));
  const site = await startServer({
    DATABASE_URL: 'pglite://memory',
    DATA_DIR: join(folder, 'data'),
    MARKET_SIZE: '50',
  });
  const { browser } = await openBrowser();
  try {
    const page = await browser.newPage({ viewport: { width: 375, height: 812 } });
    await page.addInitScript(watch);
    await openPhotosStep(page, `http://localhost:${site.port}`);
    const tools = await page.context().newCDPSession(page);
    await tools.send('Emulation.setCPUThrottlingRate', { rate: slowedBy });
    await page.getByLabel(/Choose photos/).setInputFiles(files);
    // Looking for a role looks at the whole page, in its own thread.
    await page.waitForFunction(
      (wanted) => document.querySelectorAll('ol img[src*="/photo/"]').length === wanted,
      count,
      { polling: 250, timeout: 120_000 },
    );
    const keptMs = await page.evaluate(
      () => performance.now() - (window as unknown as { seen: Seen }).seen.chosenAt,
    );
    report(await page.evaluate(() => (window as unknown as { seen: Seen }).seen), keptMs);
  } finally {
    await browser.close();
    await site.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

function report({ sent, shown, frames }: Seen, keptMs: number): void {
  const [largest, first] = [Math.max(...sent), Math.min(...shown)];
  const longest = Math.max(0, ...frames.map(({ ms }) => ms));
  const blocked = frames.filter(({ blockedMs }) => blockedMs > 0);
  const kB = (bytes: number) => `${Math.round(bytes / 1000)} kB`;
  console.log('| what | measured | at most |\n|---|---|---|');
  console.log(`| largest of ${sent.length} sent | ${kB(largest)} | ${kB(most.bytes)} |`);
  console.log(`| first photo shown after | ${Math.round(first)} ms | ${most.firstMs} ms |`);
  console.log(`| all ${count} kept after | ${Math.round(keptMs)} ms | |`);
  console.log(`| longest frame | ${Math.round(longest)} ms | ${most.frameMs} ms |`);
  console.log(`| frames over ${most.frameMs} ms | ${frames.length} | 0 |`);
  console.log(`| of these, blocked by work of the page | ${blocked.length} | 0 |`);
  for (const { ms, script } of blocked) console.log(`Blocked for ${Math.round(ms)} ms by ${script}`);
  if (largest > most.bytes || first > most.firstMs || blocked.length > 0) process.exitCode = 1;
}

/** Runs in the page. */
function watch(): void {
  const seen: Seen = { chosenAt: 0, sent: [], shown: [], frames: [] };
  (window as unknown as { seen: Seen }).seen = seen;
  const shown = new Set<string>();
  document.addEventListener('change', () => (seen.chosenAt ||= performance.now()), true);
  document.addEventListener(
    'load',
    ({ target }) => {
      if (!(target instanceof HTMLImageElement) || !target.src.includes('/photo/') || shown.has(target.src))
        return;
      shown.add(target.src);
      seen.shown.push(performance.now() - seen.chosenAt);
    },
    true,
  );
  const send = XMLHttpRequest.prototype.send;
  XMLHttpRequest.prototype.send = function (body) {
    if (body instanceof Blob) seen.sent.push(body.size);
    send.call(this, body);
  };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (seen.chosenAt === 0 || entry.startTime < seen.chosenAt) continue;
      const { scripts = [], blockingDuration = 0 } = entry as unknown as {
        scripts?: { invoker: string; duration: number }[];
        blockingDuration?: number;
      };
      const script = scripts.map(({ invoker, duration }) => `${invoker} ${Math.round(duration)}`).join(', ');
      seen.frames.push({ ms: entry.duration, blockedMs: blockingDuration, script });
    }
  }).observe({ type: 'long-animation-frame' });
}

async function openPhotosStep(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/sell`);
  await page.getByLabel('Number plate').fill('191-D-45678');
  await page.getByLabel('Mileage').fill('84,500');
  await page.getByRole('button', { name: 'Start my advert' }).click();
  await page.waitForURL(/\/vehicle$/);
  await page.goto(page.url().replace(/vehicle$/, 'photos'));
  await page.getByLabel(/drop or paste/).waitFor();
}

/** Like photos: soft shapes and the noise of a sensor; the last one is all leaves, which is hard to make smaller. */
async function makePhotos(folder: string): Promise<string[]> {
  await mkdir(folder);
  const noise = (width: number, height: number, sigma: number) =>
    sharp({
      create: {
        width,
        height,
        channels: 3,
        background: '#777',
        noise: { type: 'gaussian', mean: 128, sigma },
      },
    }).png();
  const paths: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const isLeaves = index === count - 1;
    const shapes = await noise(isLeaves ? 2000 : 60, isLeaves ? 1500 : 45, 70).toBuffer();
    const path = join(folder, `photo-${index}.jpg`);
    const grain = await noise(2000, 1500, 12).toBuffer();
    const picture = await sharp(shapes)
      .resize(4000, 3000, { fit: 'fill', kernel: 'cubic' })
      .composite([{ input: await sharp(grain).resize(4000, 3000).png().toBuffer(), blend: 'soft-light' }])
      .jpeg({ quality: 92 })
      .toBuffer();
    await writeFile(path, picture);
    paths.push(path);
  }
  return paths;
}
