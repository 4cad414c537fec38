import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Database, openDatabase } from '@forecourt/store';
import { type PostgresServer, startPostgres } from '@forecourt/store/testing';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type SpawnedServer, spawnServer } from './spawn-server.ts';

interface StockAnswer {
  totalResults: number;
  version: number;
  items: { title: string }[];
}

const users = ['first', 'second', 'third'] as const;

/**
 * Three processes on one PostgreSQL, each with its own user, so that one can be cut off alone. Part of the
 * start-up test: it needs the built site, which only one test may build at a time.
 */
export function describeThreeProcesses(): void {
  describe('three processes on one PostgreSQL', () => {
    let folder = '';
    let postgres: PostgresServer;
    /** The database's URL for one of its users. */
    const urlFor = (user: string) => postgres.urlOf('market').replace('forecourt:', `${user}:`);
    let admin: Database;
    const servers: SpawnedServer[] = [];
    const addresses: string[] = [];

    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'forecourt-three-'));
      postgres = await startPostgres();
      await postgres.createDatabase('market');
      admin = await openDatabase(urlFor('forecourt'));
      for (const user of users) {
        await admin.orm.execute(`create role ${user} superuser login password 'secret'`);
        servers.push(
          spawnServer('apps/web/server/main.ts', {
            PORT: '0',
            DATA_DIR: join(folder, user),
            DATABASE_URL: urlFor(user),
            MARKET_SIZE: '0',
          }),
        );
      }
      for (const server of servers) {
        const [, address = ''] = await server.says(/^Forecourt is at (http:\/\/localhost:\d+)\n$/);
        addresses.push(address);
      }
    });
    afterAll(async () => {
      for (const { child } of servers) child.kill('SIGKILL');
      await Promise.all(servers.map(({ ended }) => ended));
      await admin?.close();
      await postgres?.stop();
      await rm(folder, { recursive: true, force: true });
    });

    const importCars = (...references: string[]) => importAt(15_950, ...references);

    async function importAt(price: number, ...references: string[]): Promise<number> {
      const rows = references.map((reference) => ({
        reference,
        channel: 'car',
        make: 'Toyota',
        model: 'Corolla',
        condition: 'Used',
        year: 2019,
        price,
        title: `Corolla ${reference}`,
        county: 'Cork',
        town: 'Mallow',
        sellerType: 'private',
        sellerName: 'Aoife',
        sellerPhone: '020 910 0001',
      }));
      const file = join(folder, 'stock.ndjson');
      await writeFile(file, rows.map((row) => JSON.stringify(row)).join('\n'));
      const cli = spawnServer(
        'packages/store/src/feed/cli.ts',
        {
          DATABASE_URL: urlFor('forecourt'),
          DATA_DIR: folder,
        },
        [file, '--allow-mass-end'],
      );
      const code = await cli.ended;
      if (code !== 0) throw new Error(`The import ended with ${code}: ${cli.stdout()}${cli.stderr()}`);
      return Date.now();
    }

    async function search(address: string): Promise<StockAnswer> {
      const response = await fetch(`${address}/rest/1.0/Car/stock?make=toyota&sort=newest`);
      return (await response.json()) as StockAnswer;
    }

    async function untilFound(address: string, references: readonly string[]): Promise<number> {
      const titles = references.map((reference) => `Corolla ${reference}`).sort();
      await vi.waitFor(
        async () => {
          const { items } = await search(address);
          expect(items.map(({ title }) => title).sort()).toEqual(titles);
        },
        { timeout: 30_000, interval: 20 },
      );
      return Date.now();
    }

    it('all find an imported advert', async () => {
      const importedAt = await importCars('a');
      const times = await Promise.all(addresses.map((address) => untilFound(address, ['a'])));
      say(`found ${times.map((at) => `${at - importedAt} ms`).join(', ')} after the import`);
    });

    it('find what a disconnected process missed, once it is back', async () => {
      const [first = '', second = '', third = ''] = addresses;
      await admin.orm.execute(`alter role second nologin`);
      await cutOff('second');
      await importCars('b', 'c');
      await Promise.all([first, third].map((address) => untilFound(address, ['b', 'c'])));
      expect((await search(second)).items).toHaveLength(1);
      await admin.orm.execute(`alter role second login`);
      const backAt = Date.now();
      say(`caught up ${(await untilFound(second, ['b', 'c'])) - backAt} ms after it could`);
    });

    it('continue when all their connections are cut at once', async () => {
      for (const user of users) await cutOff(user);
      await importCars('d');
      await Promise.all(addresses.map((address) => untilFound(address, ['d'])));
      const versions = await Promise.all(addresses.map(async (address) => (await search(address)).version));
      expect(new Set(versions).size).toBe(1);
    });

    it('show a new price, and no longer a sold advert, on cached pages within two seconds', async () => {
      const [address = ''] = addresses;
      const list = `${address}/used-cars/toyota`;
      const [, path = ''] = /href="([^"]+\/fpa\/[^"]+)"/.exec(await readPage(list)) ?? [];
      const pages = [list, address + path];
      // Visitors who keep asking, so that both pages are in the cache and stay there.
      let lastSeenAt = 0;
      let isOver = false;
      const watch = async (price: string) => {
        const outdated = new RegExp(`<p class="[^"]*">${price}<`);
        while (!isOver) {
          const texts = await Promise.all(pages.map(readPage));
          if (texts.some((text) => outdated.test(text))) lastSeenAt = Date.now();
          await pause(20);
        }
      };

      let watching = watch('€15,950');
      const cutAt = await importAt(14_500, 'd');
      await vi.waitFor(async () => expect(await readPage(list)).toContain('€14,500'), { timeout: 10_000 });
      await pause(2_000);
      isOver = true;
      await watching;
      say(`an old price was last seen ${lastSeenAt - cutAt} ms after the import`);
      expect(lastSeenAt).toBeGreaterThan(0);
      expect(lastSeenAt - cutAt).toBeLessThan(2_000);

      isOver = false;
      lastSeenAt = 0;
      watching = watch('€14,500');
      const soldAt = await importCars('e');
      await vi.waitFor(async () => expect(await readPage(list)).toContain('Corolla e'), { timeout: 10_000 });
      await pause(2_000);
      isOver = true;
      await watching;
      say(`a sold advert was last seen ${lastSeenAt - soldAt} ms after the import`);
      expect(lastSeenAt).toBeGreaterThan(0);
      expect(lastSeenAt - soldAt).toBeLessThan(2_000);
    });

    it('shut down at SIGTERM with exit code 0', async () => {
      for (const { child } of servers) child.kill('SIGTERM');
      expect(await Promise.all(servers.map(({ ended }) => ended))).toEqual([0, 0, 0]);
    });

    async function readPage(address: string): Promise<string> {
      return (await fetch(address)).text();
    }

    async function cutOff(user: string): Promise<void> {
      await admin.orm.execute(
        `select pg_terminate_backend(pid) from pg_stat_activity where usename = '${user}'`,
      );
    }
  });
}

function say(words: string): void {
  process.stdout.write(`${words}\n`);
}
