/**
 * Places adverts as the site does, one after the other, for tests that kill it. Its task comes from the environment; what it
 * has acknowledged goes to stdout, one line each.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { changeSellingFields, type SellingFields, sellingSteps } from '@forecourt/domain';
import { createSignedLinks, openFigures, openSelling } from '@forecourt/services/open';
import { fakeServices, limitInMemory, pricingOver } from '@forecourt/services/testing';
import { findOrAddAccount } from '@forecourt/store';
import { openDatabase, openMediaStore } from '@forecourt/store/opening';
import { NameBook } from '@forecourt/taxonomy';
import sharp from 'sharp';
import { coverPart } from '../../media/cover-part.ts';
import { createPreparePhoto } from '../../media/prepare-photo.ts';
import { fieldsOf, plateOf } from './sold-vehicle.ts';

const { DATABASE_URL = '', DATA_DIR = '', FIRST = '0', RESUME = '' } = process.env;
const say = (...words: (string | number)[]) => process.stdout.write(`${words.join(' ')}\n`);
const db = await openDatabase(DATABASE_URL);
const media = await openMediaStore({ url: undefined, dataDir: DATA_DIR });
const selling = openSelling({
  db,
  pricing: pricingOver([]),
  search: fakeServices([]).search,
  figures: openFigures({ db, log: console }).service,
  links: createSignedLinks('secret'),
  media,
  book: new NameBook(),
  preparePhoto: createPreparePhoto(),
  coverPart,
  secret: 'secret',
  limitVisitors: limitInMemory(),
});
const browserToken = 'b'.repeat(43);

async function begin(number: number): Promise<string> {
  const start = { plate: plateOf(number), mileage: '84,500', mileageUnit: 'km' };
  const visitor = { visitorAddress: `visitor ${number}` };
  const account = await findOrAddAccount(db, `seller-${number}@example.ie`, { at: new Date().toISOString() });
  const begun = await selling.start(start, { account, browserToken }, visitor);
  if (begun.kind !== 'started') throw new Error(begun.kind);
  say('draft', number, begun.draftId);
  return begun.draftId;
}

async function sell(number: number, known: string | null): Promise<void> {
  const account = await findOrAddAccount(db, `seller-${number}@example.ie`, { at: new Date().toISOString() });
  const draftId = known ?? (await begin(number));
  const find = async () => {
    const draft = await selling.find(draftId, { account, browserToken });
    if (!draft || draft === 'sign-in') throw new Error(`Draft ${draftId} is gone.`);
    return draft;
  };
  const fields = fieldsOf(number);
  for (const step of sellingSteps) {
    if (step === 'photos' || step === 'preview') continue;
    const draft = await find();
    const field = (name: string) => fields[name as keyof SellingFields];
    // A seller who comes back goes on where the site has what they typed.
    if (isDeepStrictEqual(changeSellingFields(draft.fields, step, field), draft.fields)) continue;
    const saved = await selling.save(draft, step, { field, version: draft.version });
    if (saved.kind === 'saved') say('saved', number, step);
  }
  for (const index of [0, 1]) {
    // Plain, and of another colour each: photos of different sellers that look alike are held.
    const colour = `#${((number * 2 + index + 1) * 0x3b9ac7).toString(16).slice(-6)}`;
    const path = join(DATA_DIR, 'uploads', `${number}-${colour.slice(1)}`);
    await mkdir(join(DATA_DIR, 'uploads'), { recursive: true });
    const picture = sharp({ create: { width: 800, height: 600, channels: 3, background: colour } });
    await writeFile(path, await picture.jpeg().toBuffer());
    const added = await selling.photos.add(draftId, path, { visitorAddress: draftId });
    if (added.kind !== 'kept') throw new Error(added.reason);
    say('photo', number, colour);
  }
  const { placed, photos } = await find();
  const [first] = photos;
  if (
    !placed &&
    first &&
    (await selling.photos.cover(draftId, first.id, { left: 10, top: 10, width: 9, height: 9 }))
  ) {
    say('covered', number, first.name);
  }
  // The form is sent twice, and a third time after the answer.
  const draft = await find();
  for (const answer of await Promise.all([
    selling.publish(draft, account),
    selling.publish(draft, account),
  ])) {
    if (answer.kind !== 'placed') throw new Error(answer.kind);
    say('placed', number, answer.publicReference);
  }
  const again = await selling.publish(await find(), account);
  if (again.kind === 'placed') say('placed', number, again.publicReference);
}

say('ready');
let known: string | null = RESUME || null;
for (let number = Number(FIRST); ; number += 1) {
  await sell(number, known);
  known = null;
}
