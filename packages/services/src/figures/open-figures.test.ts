import type { Database } from '@forecourt/store';
import { openEmptyDatabase } from '@forecourt/store/testing';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openFigures } from './open-figures.ts';

let db: Database;
let now = Date.parse('2026-11-17T12:00:00Z');
beforeAll(async () => {
  db = await openEmptyDatabase();
});
afterAll(() => db.close());

const open = (database = db, log = { warn: vi.fn() }) =>
  openFigures({ db: database, log, now: () => now, everyMs: 3_600_000 });

const references = { count: 0 };
const newReference = () => {
  references.count += 1;
  return `advert${String(references.count).padStart(6, '0')}`;
};

async function todayOf(reference: string) {
  const figures = open();
  const found = (await figures.service.of([reference])).get(reference);
  await figures.stop();
  return found;
}

it('stores what was counted, batch after batch', async () => {
  const [one, other] = [newReference(), newReference()];
  const figures = open();
  const page = { shown: [one, other], opened: null };
  for (let times = 0; times < 3; times++) figures.service.countPage(page);
  figures.service.countPage({ shown: [other], opened: one });
  figures.service.count('messages', one);
  await figures.flush();
  figures.service.count('saved', one);
  await figures.stop();
  expect((await todayOf(one))?.today).toMatchObject({ shown: 3, opened: 1, saved: 1, messages: 1 });
  expect((await todayOf(other))?.today).toMatchObject({ shown: 4, opened: 0 });
});

it('tells today from the days before', async () => {
  const reference = newReference();
  const figures = open();
  figures.service.count('opened', reference);
  await figures.flush();
  now += 86_400_000;
  figures.service.count('opened', reference);
  await figures.flush();
  expect((await figures.service.of([reference])).get(reference)).toMatchObject({
    today: { opened: 1 },
    total: { opened: 2 },
  });
  await figures.stop();
});

it('counts nothing twice and loses nothing if a reply of the database is lost', async () => {
  const reference = newReference();
  const log = { warn: vi.fn() };
  let isLost = true;
  const unreliable: Database = Object.create(db, {
    transaction: {
      value: async (work: Parameters<Database['transaction']>[0]) => {
        const done = await db.transaction(work);
        if (isLost) throw new Error('The connection ended.');
        return done;
      },
    },
  });
  const figures = open(unreliable, log);
  figures.service.count('shown', reference);
  await figures.flush();
  expect(log.warn).toHaveBeenCalledOnce();
  figures.service.count('shown', reference);
  isLost = false;
  await figures.flush();
  await figures.flush();
  expect((await todayOf(reference))?.today.shown).toBe(2);
  await figures.stop();
});
