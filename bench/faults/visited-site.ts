import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type PostgresServer, startPostgres } from '@forecourt/store/testing';
import type { Finding } from '../attacks/attack.ts';
import { findFreePort } from '../free-port.ts';
import { countMessages, startMessages, waitForThanks } from '../load/messages.ts';
import { readStock } from '../load/visitors.ts';
import { rehearsalOrigin, startVisitors } from '../rehearsals/visitors.ts';
import { startServer } from '../server.ts';
import { type Link, startLink } from './link.ts';

/** A site of two processes, its database and what is between them, while people browse and write to sellers. */
export interface VisitedSite {
  /** Of the supervisor. */
  pid: number;
  port: number;
  folder: string;
  postgres: PostgresServer;
  /** Past the link. */
  databaseUrl: string;
  link: Link;
}

export interface Fault {
  name: string;
  /** Ends when the cause is gone. Whatever it returns belongs to the finding. */
  inflict(site: VisitedSite): Promise<Partial<Finding> | undefined>;
  /** What may happen to someone who is browsing meanwhile, such as `GET ECONNRESET`; otherwise nothing may. */
  mayBreak?: RegExp;
}

/** Messages must be accepted again so soon after the cause is gone. */
const longestAwayMs = 30_000;

/** Makes a fault happen while people visit: pages go on, no message is lost or stored twice, and the site heals by itself. */
export async function endure({ inflict, mayBreak }: Fault): Promise<Finding> {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-faults-'));
  const postgres = await startPostgres();
  const databaseUrl = await postgres.createDatabase('faults');
  const link = await startLink(Number(new URL(databaseUrl).port));
  const linked = new URL(databaseUrl);
  linked.port = String(link.port);
  const server = await startServer({
    PORT: String(await findFreePort()),
    HOST: '127.0.0.1',
    WEB_PROCESSES: '2',
    DATABASE_URL: linked.href,
    DATA_DIR: join(folder, 'site'),
    MARKET_SIZE: '600',
    TRUSTED_PROXIES: 'loopback',
    SITE_ORIGIN: rehearsalOrigin,
    LOG_LEVEL: 'fatal',
  });
  try {
    const { adverts, references } = await readStock(server.port, 8);
    const paths = ['/', '/used-cars', '/used-cars?page=2', '/dealers', '/rest/1.0/Car/stock', ...adverts];
    const visitors = startVisitors(server.port, paths, {
      path: '/saved-vehicles',
      body: `save=${references[0]}`,
    });
    const messages = startMessages(server.port, adverts);
    await pause(5000);
    const own = await inflict({ ...server, folder, postgres, databaseUrl, link });
    const goneAt = performance.now();
    const backAt = await waitForThanks(messages, goneAt);
    await pause(5000);
    const visits = await visitors.stop();
    await messages.stop();
    const stored = await countMessages(databaseUrl);
    const missing = [...messages.thanked.keys()].filter((message) => !stored.has(message)).length;
    const doubled = [...stored.values()].filter((count) => count > 1).length;
    const broken = [...visits.lost.keys()].filter((kind) => !mayBreak?.test(kind));
    const isBack = backAt !== null && backAt - goneAt <= longestAwayMs;
    return {
      held: missing === 0 && doubled === 0 && broken.length === 0 && isBack && own?.held !== false,
      figure: [
        own?.figure,
        `${visits.requests} pages and forms (${formatCounts(visits.lost)}), the slowest after ${Math.round(visits.slowestMs)} ms`,
        `${messages.thanked.size} messages thanked for (${formatCounts(messages.refused)}), ${missing} lost, ${doubled} stored twice`,
        `the next was accepted ${backAt === null ? 'never' : `${((backAt - goneAt) / 1000).toFixed(1)} s after it was over`}`,
      ]
        .filter(Boolean)
        .join('; '),
    };
  } finally {
    await server.stop();
    await link.stop();
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

function formatCounts(counts: ReadonlyMap<string, number>): string {
  return [...counts].map(([kind, count]) => `${count} × ${kind}`).join(', ') || 'none failed';
}
