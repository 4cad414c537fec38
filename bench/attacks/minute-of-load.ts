import { findFreePort } from '../free-port.ts';
import type { Attack } from './attack.ts';
import { ask } from './requests.ts';
import { withSite } from './site.ts';

const seconds = 60;

/** The memory of the process after a minute of load on 16 connections. */
export const minuteOfLoad: Attack = {
  name: 'a minute of load',
  async run() {
    const metricsPort = await findFreePort();
    return withSite(
      async ({ port }) => {
        const list = await findAddresses(port);
        const end = performance.now() + seconds * 1000;
        let count = 0;
        const askInTurn = async () => {
          while (performance.now() < end) {
            const path = list[(count * 7) % list.length] ?? '/';
            await ask(port, {
              path,
              visitor: `198.51.100.${count % 250}`,
              headers: { 'Accept-Encoding': 'br' },
            });
            count++;
          }
        };
        await Promise.all(Array.from({ length: 16 }, askInTurn));
        const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
        const megabytes = (name: string) =>
          Math.round(Number(new RegExp(`^${name} (\\S+)`, 'm').exec(metrics)?.[1]) / 1024 ** 2);
        const resident = megabytes('process_resident_memory_bytes');
        const heap = megabytes('nodejs_heap_size_total_bytes');
        const external = megabytes('nodejs_external_memory_bytes');
        return {
          held: resident < 1000,
          figure: `${count} requests; ${resident} MB of memory (heap ${heap}, external ${external})`,
        };
      },
      { METRICS_PORT: String(metricsPort) },
    );
  },
};

async function findAddresses(port: number): Promise<string[]> {
  const found = new Set(['/', '/used-cars', '/dealers', '/rest/1.0/Car/stock', '/rest/1.0/Car/stock.csv']);
  for (let page = 1; page <= 12; page++) {
    const { body } = await ask(port, { path: `/used-cars?page=${page}`, visitor: `203.0.113.${page}` });
    for (const [advert] of body.matchAll(/\/used-cars\/[\w-]+\/[\w-]+\/fpa\/\w{12}/g)) found.add(advert);
    for (const [picture] of body.matchAll(/\/media\/adverts\/\w+\/\d+-\w+/g)) found.add(`${picture}/304`);
    found.add(`/used-cars?page=${page}`).add(`/used-cars.data?page=${page}`);
  }
  return [...found];
}
