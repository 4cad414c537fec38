import { rmSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { soonestMs } from '@forecourt/services/open';
import { openDatabase, readAdvertAddresses } from '@forecourt/store';
import { fullDiskPreload, type PostgresServer, startPostgres } from '@forecourt/store/testing';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createSiteVisitor } from './site-visitor.ts';
import { type SpawnedServer, spawnServer } from './spawn-server.ts';

const words = 'Has the timing belt been changed?';

/** Part of the start-up test, because it needs the built site. */
export function describeDatabaseOutage(): void {
  describe.each(['PostgreSQL', 'the embedded database'] as const)('a site on %s', (kind) => {
    let folder = '';
    let postgres: PostgresServer | null = null;
    let server: SpawnedServer;
    let visitor: ReturnType<typeof createSiteVisitor>;
    let pages: string[];
    let sendForm: Awaited<ReturnType<typeof visitor.openForm>>;

    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'forecourt-outage-'));
      postgres = kind === 'PostgreSQL' ? await startPostgres() : null;
      server = spawnServer('apps/web/server/main.ts', {
        PORT: '0',
        DATA_DIR: folder,
        MARKET_SIZE: '120',
        // Short where the test waits for it, and long enough for a busy machine otherwise.
        DATABASE_TIMEOUT_SECONDS: postgres ? '2' : '20',
        NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --import ${fullDiskPreload}`,
        FULL_DISK: join(folder, 'full'),
        ...(postgres && { DATABASE_URL: await postgres.createDatabase('market') }),
      });
      const [, address = ''] = await server.says(/^Forecourt is at (http:\/\/localhost:\d+)\n$/);
      visitor = createSiteVisitor(address);
      pages = await vi.waitFor(findPages, { timeout: 60_000, interval: 500 });
      sendForm = await visitor.openForm(`${pages[2]}?contact=email`);
      // No one fills in a form that fast.
      await sleep(soonestMs);
    });
    afterAll(async () => {
      server?.child.kill('SIGKILL');
      await server?.ended;
      await postgres?.stop();
      await rm(folder, { recursive: true, force: true });
    });

    /** Home, results, an advert of a dealer, and that dealer's store; each is loaded once. */
    async function findPages(): Promise<string[]> {
      const stock = await visitor.ask('/rest/1.0/Car/stock?seller=trade');
      const { items } = JSON.parse(stock.text);
      const advert = `/search/${items[0].publicReference}/advert`;
      const store = /"(\/stores\/[^"?#]+)"/.exec((await visitor.ask('/dealers')).text)?.[1] ?? '';
      const found = ['/', '/used-cars', advert, store];
      expect(await statusesOf(found)).toEqual([200, 200, 200, 200]);
      return found;
    }

    const statusesOf = (paths: readonly string[]) =>
      Promise.all(paths.map(async (path) => (await visitor.ask(path)).status));
    const send = () => sendForm({ name: 'Niamh', email: 'niamh@example.ie', message: words });
    const unknownAdvert = '/search/zzzzzzzzzzzz/advert';
    /** Every car, most of which no one has asked for yet. */
    async function findAdvertPages(): Promise<string[]> {
      await vi.waitFor(() => expect(server.stderr()).toContain('copy of the adverts is complete'), 30_000);
      const db = await openDatabase(postgres?.urlOf('market') ?? '');
      const references: string[] = [];
      for await (const batch of readAdvertAddresses(db, { from: '', below: null }))
        for (const { publicReference, channel } of batch)
          if (channel === 'Car') references.push(publicReference);
      await db.close();
      return references.map((reference) => `/search/${reference}/advert`);
    }

    async function expectProblem(problem: string): Promise<void> {
      const ready = await visitor.ask('/readyz');
      expect(ready).toMatchObject({ status: 503 });
      expect(JSON.parse(ready.text)).toEqual({ status: 'not ready', reasons: [problem] });
    }

    /** Everything recovers by itself, and the message that was not stored can be sent. */
    async function expectHealed(): Promise<void> {
      await vi.waitFor(async () => expect((await visitor.ask('/readyz')).status).toBe(200), {
        timeout: 30_000,
        interval: 50,
      });
      expect(await statusesOf([...pages, unknownAdvert])).toEqual([200, 200, 200, 200, 404]);
      expect((await send()).status).toBe(303);
    }

    async function expectMemory(): Promise<void> {
      expect(await statusesOf(pages)).toEqual([200, 200, 200, 200]);
      const kept = await send();
      expect(kept).toMatchObject({ status: 503, retryAfter: '30' });
      expect(kept.text).toContain('What you wrote is still here');
      expect(kept.text).toContain(words);
    }

    if (kind === 'PostgreSQL') {
      it('with a hanging database responds from memory, and otherwise with 503 in time', async () => {
        const resume = await postgres?.suspend();
        try {
          await expectMemory();
          expect(await visitor.ask(unknownAdvert)).toMatchObject({ status: 503, retryAfter: '30' });
          await vi.waitFor(() => expectProblem('The database does not answer.'), { timeout: 10_000 });
        } finally {
          resume?.();
        }
        await expectHealed();
      });

      it('without its database responds from memory until it is back', async () => {
        sendForm = await visitor.openForm(`${pages[3]}?contact=email`);
        await sleep(soonestMs);
        const adverts = await findAdvertPages();
        await postgres?.shutDown();
        await expectMemory();
        // One after the other: a crowd would be refused.
        for (const path of [...adverts, '/used-cars?sort=mileage-desc'])
          expect([path, (await visitor.ask(path)).status]).toEqual([path, 200]);
        await vi.waitFor(() => expectProblem('The database does not answer.'), { timeout: 10_000 });
        await postgres?.startAgain();
        await expectHealed();
      });
    } else {
      it('with a full disk stores no message, says so, and is not ready until there is room', async () => {
        writeFileSync(join(folder, 'full'), '');
        await expectMemory();
        await expectProblem('The database is not writable: its disk is full or failing, or it is read-only.');
        rmSync(join(folder, 'full'));
        await expectHealed();
      });
    }
  });
}
