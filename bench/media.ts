import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { measureLoad } from './http-load.ts';
import { startServer } from './server.ts';

const accepts = { avif: 'image/avif,image/webp,*/*', webp: 'image/webp,*/*' };
const sizes = ['304x228', '608', '1200'];

/** What a picture costs uncached, and cached. */
export async function benchMedia(): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'forecourt-bench-'));
  const server = await startServer({ DATA_DIR: dataDir, MARKET_SIZE: '300' });
  const origin = `http://127.0.0.1:${server.port}`;
  try {
    const page = await (await fetch(origin)).text();
    const pictures = [...new Set(page.match(/\/media\/adverts\/\w+\/1-\w+/g))].slice(0, 8);
    console.log('| size | format | not cached, median ms | slowest ms | bytes |\n|---|---|---|---|---|');
    for (const size of sizes) {
      for (const [format, accept] of Object.entries(accepts)) {
        const made = [];
        for (const picture of pictures) made.push(await timeOne(`${origin}${picture}/${size}`, accept));
        const times = made.map(({ ms }) => ms).sort((a, b) => a - b);
        const bytes = Math.round(made.reduce((sum, one) => sum + one.bytes, 0) / made.length);
        const [median = 0, slowest = 0] = [times[Math.floor(times.length / 2)], times.at(-1)];
        console.log(`| ${size} | ${format} | ${median.toFixed(0)} | ${slowest.toFixed(0)} | ${bytes} |`);
      }
    }

    const [hot = ''] = pictures;
    const headers = { Accept: accepts.avif };
    const trivial = await measureLoad({ port: server.port, path: '/healthz' });
    const cached = await measureLoad({ port: server.port, path: `${hot}/304x228`, headers });
    const share = (100 * cached.requestsPerSecond) / trivial.requestsPerSecond;
    console.log(`\nTrivial answer: ${Math.round(trivial.requestsPerSecond)} a second.`);
    console.log(
      `Cached picture: ${Math.round(cached.requestsPerSecond)} a second (${share.toFixed(0)}% of the trivial answer), p99 ${cached.p99Ms.toFixed(1)} ms: one picture takes 1/${Math.round(cached.requestsPerSecond)} of a second of the server.`,
    );
  } finally {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function timeOne(url: string, accept: string): Promise<{ ms: number; bytes: number }> {
  const started = performance.now();
  const response = await fetch(url, { headers: { Accept: accept } });
  const { byteLength } = await response.arrayBuffer();
  if (response.status !== 200) throw new Error(`${url} answered with ${response.status}`);
  return { ms: performance.now() - started, bytes: byteLength };
}
