import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startPostgres } from '@forecourt/store/testing';
import { findFreePort } from '../free-port.ts';
import { type BenchServer, startServer } from '../server.ts';
import { balancers, isInstalled, startBalancer } from './balancers.ts';
import { rehearsalOrigin, startVisitors, type Visits } from './visitors.ts';

/** As in the systemd unit: load balancers check every second whether a process is ready. */
const noticeMs = 2000;

/** Restarts two processes on one PostgreSQL, one after the other, under load, behind each balancer. */
export async function rehearseRollingRestart(names: readonly string[]): Promise<boolean> {
  const asked = names.length > 0 ? names : Object.keys(balancers);
  const unknown = asked.filter((name) => !Object.hasOwn(balancers, name));
  if (unknown.length > 0) {
    console.error(
      `There is no balancer ${unknown.join(', ')}. Choose among: ${Object.keys(balancers).join(', ')}.`,
    );
    return false;
  }
  const installed = asked.filter(isInstalled);
  for (const name of asked)
    if (!installed.includes(name)) console.log(`${name} is left out: it is not installed.`);
  if (installed.length === 0) return false;

  const folder = await mkdtemp(join(tmpdir(), 'forecourt-rehearsal-'));
  // PostgreSQL and nginx's workers run as other users if this process is root.
  await chmod(folder, 0o755);
  const postgres = await startPostgres();
  const sites: BenchServer[] = [];
  let isWell = true;
  try {
    const url = await postgres.createDatabase('rehearsal');
    const upstreams: [number, number] = [await findFreePort(), await findFreePort()];
    const startSite = (index: number) =>
      startServer({
        PORT: String(upstreams[index]),
        HOST: '127.0.0.1',
        DATABASE_URL: url,
        DATA_DIR: join(folder, `site-${index}`),
        MARKET_SIZE: '600',
        TRUSTED_PROXIES: 'loopback',
        SITE_ORIGIN: rehearsalOrigin,
        SHUTDOWN_DELAY_SECONDS: '5',
      });
    sites.push(await startSite(0), await startSite(1));
    const { paths, form } = await findAddresses(upstreams[0]);

    for (const name of installed) {
      const own = join(folder, name);
      await mkdir(own);
      const port = await findFreePort();
      const balancer = await startBalancer(name, { folder: own, port, upstreams });
      const visitors = startVisitors(port, paths, form);
      for (const index of [0, 1]) {
        await sites[index]?.stop();
        sites[index] = await startSite(index);
        await sleep(noticeMs);
      }
      const visits = await visitors.stop();
      await balancer.stop();
      if (visits.lost.size > 0) isWell = false;
      console.log(format(name, visits));
    }
  } finally {
    await Promise.all(sites.map((site) => site.stop()));
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
  return isWell;
}

/** Pages, an advert, a picture and a REST call; and the form that saves a vehicle, which may not be sent twice. */
async function findAddresses(port: number) {
  const results = await (await fetch(`http://127.0.0.1:${port}/used-cars`)).text();
  const [advert = '', reference = ''] = /\/used-cars\/[\w-]+\/[\w-]+\/fpa\/(\w{12})/.exec(results) ?? [];
  const [picture = ''] = /\/media\/adverts\/\w+\/\d+-\w+\/\d+/.exec(results) ?? [];
  if (!advert || !picture) throw new Error('The results show no advert with a picture.');
  return {
    paths: ['/', '/used-cars', '/used-cars?page=2', advert, picture, '/dealers', '/rest/1.0/Car/stock'],
    form: { path: '/saved-vehicles', body: `save=${reference}` },
  };
}

function format(name: string, { requests, forms, lost, slowestMs }: Visits): string {
  const total = [...lost.values()].reduce((sum, count) => sum + count, 0);
  const kinds = [...lost].map(([kind, count]) => `${count} × ${kind}`).join(', ');
  return (
    `${total === 0 ? 'held ' : 'BROKE'} ${name}: ${requests} requests, ${forms} of them forms; ` +
    `${total} lost${kinds && ` (${kinds})`}; the slowest took ${Math.round(slowestMs)} ms`
  );
}
