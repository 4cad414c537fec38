/**
 * Changes prices, follows them in its index and keeps that index, again and again, for tests that kill it. Every price goes
 * to stdout once it is stored. With CHECK it changes nothing, and says instead whether its index shows what is stored.
 */
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { publicReferenceOf } from '@forecourt/domain';
import { MemoryEngine } from '@forecourt/search';
import { createIndexFile, openSearch, renewIndexFile } from '@forecourt/services/open';
import { exampleAdvert } from '@forecourt/services/testing';
import { findAdverts, latestSequence, upsertAdverts } from '@forecourt/store';
import { openDatabase } from '@forecourt/store/opening';
import { Registry } from 'prom-client';

const { DATABASE_URL = '', FOLDER = '', FIRST_PRICE = '0', ADVERTS = '0', CHECK = '' } = process.env;
const adverts = Number(ADVERTS);
const log = { info: () => {}, warn: (...words: unknown[]) => console.error(...words) };
const db = await openDatabase(DATABASE_URL);
const engine = new MemoryEngine();
const file = createIndexFile({ path: join(FOLDER, 'search-index'), key: 'killed', log });
const search = openSearch({ db, log, registry: new Registry(), engine, file });
// Read before the index is loaded: what was kept is used if it can be.
const kept = await file.find();
await search.start();
process.stdout.write(`ready ${kept?.adverts ?? 0}\n`);

if (CHECK === '') {
  for (let price = Number(FIRST_PRICE); ; price += adverts) {
    for (let number = 0; number < adverts; number += 5) {
      const changed = Array.from({ length: 5 }, (_, index) =>
        draftOf(number + index, price + number + index),
      );
      await upsertAdverts(db, changed, { at: new Date().toISOString() });
      for (const { sourceReference, price } of changed)
        process.stdout.write(`price ${sourceReference} ${price}\n`);
    }
    await renewIndexFile(db, new MemoryEngine(), file);
    process.stdout.write('kept\n');
  }
}
while (engine.version < (await latestSequence(db))) await setTimeout(5);
for (const { sourceReference, publicReference, price } of await findAdverts(db, references())) {
  const filters = price === null ? {} : { price: { from: price, to: price } };
  const { hits } = await engine.search({ channel: 'Car', filters, size: 100 });
  const isShown = hits.some((hit) => hit.reference === publicReference);
  process.stdout.write(`${isShown ? 'shown' : 'missing'} ${sourceReference} ${price}\n`);
}
await search.stop();
await db.close();

function references(): string[] {
  return Array.from({ length: adverts }, (_, number) => publicReferenceOf('example', `n${number}`));
}

function draftOf(number: number, price: number) {
  const plain = exampleAdvert();
  const vehicle = { ...plain.vehicle, registration: `191-D-${1000 + number}` };
  return { ...plain, source: 'example', sourceReference: `n${number}`, vehicle, price };
}
