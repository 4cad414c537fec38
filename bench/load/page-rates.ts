import { availableParallelism } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { findFreePort } from '../free-port.ts';
import { measureLoad } from '../http-load.ts';
import { MissingPackage } from '../on-demand.ts';
import { settleMs, withMarketSite } from './market-site.ts';
import { type PageData, readPageData } from './page-data.ts';
import { startNextApp } from './peer-next.ts';
import { startReactRouterApp } from './peer-react-router.ts';
import { readProcessFigures } from './process-figures.ts';
import { type Peer, startPeer } from './start-peer.ts';

const path = '/used-cars';
const size = Number(process.env.BENCH_SIZE ?? 30_000);
const seconds = 5;
/** As a browser sends it. */
const asBrowser = { 'Accept-Encoding': 'gzip, deflate, br' };

interface Rate {
  name: string;
  aim: string;
  /** Requests a second of the clock. */
  rate: number;
  /** Requests a second of processor time of the server: what one core of its own would give. */
  perCore: number | null;
}

/** What Node's own server takes for as many bytes: the most that any site on it can reach here. */
async function startBareServer(sitePort: number, page: string): Promise<Peer> {
  const answer = await fetch(`http://127.0.0.1:${sitePort}${page}`, { headers: { 'Accept-Encoding': 'br' } });
  const bytes = Number(answer.headers.get('content-length'));
  await answer.arrayBuffer();
  const port = await findFreePort();
  const program = `const body = Buffer.alloc(${bytes}, 'x');
    require('node:http').createServer((_, response) => response.writeHead(200, { 'Content-Length': body.length }).end(body))
      .listen(${port}, '127.0.0.1');`;
  return startPeer(['-e', program], { cwd: import.meta.dirname, port, environment: process.env });
}

/**
 * How many times a second the page of results is answered: from the cache, without it, and by the same thirty
 * cards and filters in a plain React Router app and in a minimal Next.js app, all on this machine in one run.
 */
export async function benchServer(): Promise<void> {
  await withMarketSite(size, async ({ start }) => {
    const rates: Rate[] = [];
    const first = await start();
    const data = await readPageData(first.port, path);
    console.log(
      `${path}: ${data.cards.length} cards, ${data.elements} elements, ${data.bytes} bytes of HTML`,
    );
    await pause(settleMs);
    rates.push(await measure('Forecourt, from the page cache', first, { aim: '30,000 a core' }));
    const bare = await startBareServer(first.port, path);
    rates.push(await measure('Node’s server with the same bytes', bare));
    await bare.stop();
    await first.stop();

    const uncached = await start({ PAGE_CACHE_MB: '0' });
    await pause(settleMs);
    rates.push(await measure('Forecourt, rendered each time', uncached));
    // The plain React Router app does not compress either.
    rates.push(await measure('the same, not compressed', uncached, { headers: {} }));
    await uncached.stop();

    for (const [name, startApp, aim] of [
      ['a plain React Router app', startReactRouterApp, '100 times'],
      ['a minimal Next.js app', startNextApp, '400 times'],
    ] as const) {
      const rate = await measurePeer(name, startApp, data, aim);
      if (rate) rates.push(rate);
    }
    print(rates);

    if (availableParallelism() < 2) return console.log('Two processes are left out: there is one core.');
    const byProcesses: number[] = [];
    for (const processes of ['1', '2']) {
      const site = await start({ PAGE_CACHE_MB: '0', WEB_PROCESSES: processes });
      await pause(settleMs);
      byProcesses.push((await measure(`${processes} processes`, site)).rate);
      await site.stop();
    }
    const [one = 0, two = 0] = byProcesses;
    console.log(
      `Rendered each time by one process ${one.toFixed(0)} a second, by two ${two.toFixed(0)}: ` +
        `${(two / one).toFixed(2)} times (aim: 1.8; the load takes a part of the two cores)`,
    );
  });
}

async function measurePeer(
  name: string,
  start: (data: PageData) => Promise<Peer>,
  data: PageData,
  aim: string,
): Promise<Rate | null> {
  try {
    const peer = await start(data);
    try {
      const { elements, bytes } = await readPageData(peer.port, path);
      console.log(`${name}: ${elements} elements, ${bytes} bytes of HTML`);
      return await measure(name, peer, { aim });
    } finally {
      await peer.stop();
    }
  } catch (error) {
    if (!(error instanceof MissingPackage)) throw error;
    console.log(`Skipped ${name}: ${error.message}`);
    return null;
  }
}

async function measure(
  name: string,
  { port, pid }: Omit<Peer, 'stop'>,
  { headers = asBrowser, aim = '' }: { headers?: Record<string, string>; aim?: string } = {},
): Promise<Rate> {
  // So that the compiler has settled: a cached page is answered five times as fast after a minute as at first.
  await measureLoad({ port, path, headers, seconds: 10 });
  const before = readProcessFigures(pid);
  const load = await measureLoad({ port, path, headers, seconds });
  const after = readProcessFigures(pid);
  const cpu = before && after ? after.cpuSeconds - before.cpuSeconds : null;
  return {
    name,
    aim,
    rate: load.requestsPerSecond,
    perCore: cpu ? (load.requestsPerSecond * seconds) / cpu : null,
  };
}

function print(rates: readonly Rate[]): void {
  const best = rates[0];
  for (const { name, rate, perCore, aim } of rates) {
    const ratio = best && (best.perCore ?? best.rate) / (perCore ?? rate);
    console.log(
      `${name.padEnd(34)} ${rate.toFixed(0).padStart(7)} a second` +
        `${perCore === null ? '' : `, ${perCore.toFixed(0).padStart(7)} a core`}` +
        `${ratio && ratio !== 1 ? `; the cache is ${ratio.toFixed(ratio < 10 ? 1 : 0)} times as fast` : ''}` +
        `${aim && ` (aim: ${aim})`}`,
    );
  }
}
