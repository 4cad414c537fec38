import { publicReferenceOf } from '@forecourt/domain';
import { MemoryEngine } from '@forecourt/search';
import { type Database, findAdverts, upsertAdverts } from '@forecourt/store';
import { openEmptyDatabase } from '@forecourt/store/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { exampleAdvert } from '../testing/example-advert.ts';
import { followChanges } from './follow-changes.ts';

/** What a statement by hand or a restored table may leave in a row, and whether there is anything left to show. */
const damages: Record<string, { set: string; isShown: boolean }> = {
  'a list for a vehicle': { set: `vehicle = '[]'`, isShown: false },
  'a word for a vehicle': { set: `vehicle = '"x"'`, isShown: false },
  'numbers for names': { set: `vehicle = '{"make":7,"model":{"a":1}}'`, isShown: false },
  'words for numbers': {
    set: `vehicle = vehicle || '{"year":"x","mileage":"many","equipment":"a","fuel":[],"colour":3}'`,
    isShown: true,
  },
  'no list of pictures': { set: `pictures = '{}'`, isShown: true },
  'numbers for pictures': { set: `pictures = '[7,null]'`, isShown: true },
  'lists of another kind': { set: `usual = '7', doubted = '{"a":1}'`, isShown: true },
  'a channel that is none': { set: `channel = 'Boat'`, isShown: false },
  'no place on earth': { set: `latitude = 'NaN'`, isShown: false },
};
const names = Object.keys(damages);
const referenceOf = (name: string) => publicReferenceOf('example', name);
const warned: unknown[] = [];
const log = { info: () => {}, warn: (fields: unknown) => warned.push(fields) };

let db: Database;
beforeAll(async () => {
  db = await openEmptyDatabase();
  const drafts = [...names, 'sound'].map((sourceReference) => exampleAdvert({ sourceReference }));
  await upsertAdverts(db, drafts, { at: '2026-11-09T09:00:00.000Z' });
});
afterAll(() => db.close());

async function search() {
  const engine = new MemoryEngine();
  const follower = followChanges({ db, engine, log });
  await follower.loaded;
  await follower.stop();
  const { hits } = await engine.search({ channel: 'Car', size: 100 });
  return hits.map(({ reference }) => reference);
}

it('a damaged row keeps no other advert from being found, and is named in the log', async () => {
  for (const [name, { set }] of Object.entries(damages)) {
    await db.orm.execute(`update advert set ${set} where source_reference = '${name}'`);
  }
  const shown = names.filter((name) => damages[name]?.isShown);
  expect((await search()).sort()).toEqual([...shown, 'sound'].map(referenceOf).sort());
  const hidden = names.filter((name) => !damages[name]?.isShown).map(referenceOf);
  expect(warned.map((fields) => (fields as { publicReference: string }).publicReference).sort()).toEqual(
    hidden.sort(),
  );
});

it('a damaged row can be read for its page', async () => {
  const adverts = await findAdverts(db, names.map(referenceOf));
  expect(adverts).toHaveLength(names.length);
  for (const { pictures, usual, doubted } of adverts) {
    expect([pictures, usual, doubted].every(Array.isArray)).toBe(true);
  }
});
