import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { publicReferenceOf } from '@forecourt/domain';
import type { Command } from 'commander';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildAdvertsCommand } from '../advert/adverts-command.ts';
import { findAdvert } from '../advert/find-adverts.ts';
import { exampleDealer, exampleEnquiry } from '../contract/examples.ts';
import { emptyDatabase } from '../contract/store-contract.ts';
import type { Database } from '../database/database.ts';
import { addReviews, listPublishedReviews } from '../dealer/dealer-reviews.ts';
import { buildDealersCommand } from '../dealer/dealers-command.ts';
import { findDealer, listDealers, listMergedDealers } from '../dealer/find-dealers.ts';
import { upsertDealers } from '../dealer/upsert-dealers.ts';
import { findEnquiry } from '../enquiry/find-enquiry.ts';
import { recordEnquiry } from '../enquiry/record-enquiry.ts';
import { type ImportOptions, importFeed } from '../feed/import-feed.ts';
import { openFeed } from '../feed/reading/decode.ts';
import { exampleRow, makeFolder, toNdjson } from '../feed/reading/temporary-feed.ts';
import { openFolderStore } from '../media/folder-store.ts';
import { buildPeopleCommand } from '../person/people-command.ts';
import { buildSourcesCommand } from '../source/sources-command.ts';
import { openEmptyDatabase } from '../testing/empty-database.ts';
import { sayOn } from './run-command.ts';
import type { RunOnDatabase } from './with-database.ts';

let db: Database;
let folder: ReturnType<typeof makeFolder>;
beforeAll(async () => {
  db = await openEmptyDatabase();
  folder = makeFolder();
});
afterAll(async () => {
  folder.remove();
  await db.close();
});
beforeEach(() => emptyDatabase(db));

const say = (build: (run: RunOnDatabase) => Command, ...args: string[]) =>
  sayOn(db, build, [...args, ...(writes.includes(args[0] ?? '') ? ['--by', 'aoife'] : [])]);
const people = (...args: string[]) => say(buildPeopleCommand, ...args);
const writes = ['erase', 'hide', 'block', 'restore', 'empty', 'add', 'rename', 'move', 'merge', 'remove'];
const adverts = (...args: string[]) => say(buildAdvertsCommand, ...args);
const dealers = (...args: string[]) => say(buildDealersCommand, ...args);
const sources = (...args: string[]) => say(buildSourcesCommand, ...args);

const report = { add: () => {}, count: () => 0, leftOut: () => 0, close: () => {} };
async function feed(rows: readonly unknown[], options: Partial<ImportOptions> = {}) {
  const opened = await openFeed(folder.write('stock.ndjson', toNdjson(rows)));
  return importFeed(db, opened, {
    source: 'lee',
    media: openFolderStore(folder.path),
    report,
    ...options,
  }).finally(opened.close);
}
const a = publicReferenceOf('lee', 'A');
const statusOf = async (reference: string) => (await findAdvert(db, reference))?.status;
const ofDealer = (reference: string, dealer = 'D1', changes = {}) =>
  exampleRow(reference, {
    dealerReference: dealer,
    dealerName: 'Lee Cars',
    sellerName: undefined,
    ...changes,
  });

describe('npm run adverts', () => {
  it('finds an advert by words, plate and address', async () => {
    await feed([exampleRow('A', { registration: '191-C-12345' }), exampleRow('B', { model: 'Polo' })]);
    expect(await adverts('find', 'golf')).toBe(
      `${a}  live  191 Volkswagen Golf  €15,950  private Aoife  lee A`,
    );
    for (const words of [
      ['191C12345'],
      ['aoife', 'GOLF'],
      [`https://x.example/used-cars/v/g/fpa/${a}?near=cork`],
    ])
      expect(await adverts('find', ...words)).toContain(`${a}  live`);
    expect(await adverts('find', 'tractor')).toBe('No advert has all of these words.');
  });

  it('hides and restores one, through feeds of every kind, and shows the log', async () => {
    await feed([exampleRow('A'), exampleRow('B')]);
    expect(await adverts('hide', a, '--reason', 'reported as stolen')).toBe(
      `Advert ${a} (2019 Volkswagen Golf) is hidden: 1 live advert off the site.`,
    );
    expect(await feed([exampleRow('A'), exampleRow('B')])).toMatchObject({ unchanged: 2, takenDown: 1 });
    expect(await feed([exampleRow('A', { price: 9000 })], { isPartial: true })).toMatchObject({
      takenDown: 1,
    });
    await feed([exampleRow('A')], { source: 'other' });
    expect(await statusOf(a)).toBe('ended');
    expect(await adverts('show', a)).toMatch(/state +hidden\n +by its feed +live\n/);
    expect(await adverts('restore', a)).toContain('is restored: 1 advert on the site again.');
    expect(await findAdvert(db, a)).toMatchObject({ status: 'live', price: 9000 });
    const log = await adverts('log');
    expect(log).toMatch(
      new RegExp(`restore  advert ${a}  by aoife\\n.* hide  advert ${a}  by aoife: reported as stolen$`),
    );
    expect(await adverts('show', a)).toContain(log);
  });

  it('blocks one by its plate, and says why another is off the site', async () => {
    const plate = { registration: '191-C-12345' };
    await feed([exampleRow('A', plate)]);
    await adverts('block', a, '--reason', 'cloned');
    expect(await feed([exampleRow('A2', plate)])).toMatchObject({ added: 1, ended: 1, takenDown: 1 });
    expect(await adverts('show', publicReferenceOf('lee', 'A2'))).toContain(
      'Off the site because its plate 191C12345 within the source lee is blocked.',
    );
  });

  it('explains what it cannot do', async () => {
    await feed([exampleRow('A')]);
    await expect(adverts('hide', '000000000000', '--reason', 'x')).rejects.toThrow(
      'There is no advert 000000000000.',
    );
    await expect(adverts('restore', a)).rejects.toThrow('is neither hidden nor blocked.');
  });
});

describe('npm run dealers', () => {
  const idOf = async (reference: string) =>
    (await listDealers(db, { forOperator: true })).find((one) => one.sourceReference === reference)?.id ?? 0;

  it('hides one with its adverts and marks it in the list', async () => {
    const { unreachableDealers } = await feed([ofDealer('A')]);
    const id = await idOf('D1');
    expect(unreachableDealers).toEqual([`${id} Lee Cars`]);
    await dealers('hide', String(id), '--reason', 'unpaid');
    expect(await statusOf(a)).toBe('ended');
    expect(await dealers('find', 'lee')).toBe(
      `${id}  Lee Cars  Co. Cork  lee D1  hidden  no phone number or email address`,
    );
    expect(await adverts('show', a)).toContain(`Off the site because its dealer ${id} Lee Cars is hidden.`);
    expect(await dealers('restore', String(id))).toContain('1 advert on the site again.');
    expect(await statusOf(a)).toBe('live');
  });

  it('adds one that its feed finds under the given reference', async () => {
    await dealers('add', 'Lee Motors', '--town', 'Mallow', '--source', 'lee', '--reference', 'D1');
    await feed([ofDealer('A', 'D1', { dealerPhone: '020 9100001' })]);
    expect(await listDealers(db)).toMatchObject([
      { name: 'Lee Motors', place: { county: 'Cork', town: 'Mallow' }, phone: '020 9100001' },
    ]);
    await expect(
      dealers('add', 'Lee Motors', '--county', 'Cork', '--source', 'lee', '--reference', 'D1'),
    ).rejects.toThrow('The source lee already has a dealer D1.');
    await expect(dealers('add', 'Nowhere')).rejects.toThrow('County is missing');
  });

  it('renames and moves one permanently', async () => {
    const row = ofDealer('A', 'D1', { dealerEircode: 'P51 AB12', dealerAddress: 'Main Street, Mallow' });
    await feed([row]);
    const id = await idOf('D1');
    await dealers('rename', String(id), 'Lee Motors');
    await dealers('move', String(id), '--county', 'Kerry', '--town', 'Tralee');
    await feed([row, ofDealer('B')]);
    expect(await findDealer(db, id)).toMatchObject({
      name: 'Lee Motors',
      place: { county: 'Kerry', town: 'Tralee' },
      eircode: null,
      addressLines: [],
    });
    expect(await dealers('log')).toMatch(/move .*\n.* rename /);
  });

  it('keeps a value until it is set to nothing', async () => {
    const row = ofDealer('A', 'D1', { dealerPhone: '020 9100001' });
    await feed([row]);
    const id = await idOf('D1');
    await dealers('set', String(id), '--phone', '020 9100002');
    await feed([row]);
    expect((await findDealer(db, id))?.phone).toBe('020 9100002');
    await dealers('set', String(id), '--phone', '');
    await feed([row]);
    expect((await findDealer(db, id))?.phone).toBe('020 9100001');
  });

  it('merges one into another with everything it has, for later feeds too', async () => {
    await feed([ofDealer('A', 'D1'), ofDealer('B', 'D2')]);
    const [from, into] = [await idOf('D1'), await idOf('D2')];
    const enquiryId = await recordEnquiry(
      db,
      { ...exampleEnquiry('k'), dealerId: from },
      { at: new Date().toISOString() },
    );
    await addReviews(db, [
      {
        dealerId: from,
        author: 'Ann',
        rating: 5,
        title: 'Fine',
        body: 'So.',
        writtenAt: '2026-11-09T10:00:00.000Z',
        reply: null,
        state: 'published',
      },
    ]);
    expect(await dealers('merge', String(from), String(into))).toBe(
      `Dealer ${from} was merged into dealer ${into}, with 1 advert.`,
    );
    expect((await findAdvert(db, a))?.seller).toEqual({ kind: 'trade', dealerId: into });
    expect((await findEnquiry(db, enquiryId))?.dealerId).toBe(into);
    expect(await listPublishedReviews(db, { dealerId: into, limit: 9 })).toHaveLength(1);
    expect(await listMergedDealers(db)).toEqual([{ id: from, mergedInto: into }]);
    expect(await feed([ofDealer('A', 'D1'), ofDealer('B', 'D2'), ofDealer('C', 'D1')])).toMatchObject({
      added: 1,
      unchanged: 2,
    });
    expect((await findAdvert(db, publicReferenceOf('lee', 'C')))?.seller).toEqual({
      kind: 'trade',
      dealerId: into,
    });
    await expect(dealers('show', String(from))).rejects.toThrow(
      `Dealer ${from} was merged into dealer ${into}.`,
    );
  });

  it('does not merge while an import of the dealer’s source runs', async () => {
    await feed([ofDealer('A', 'D1'), ofDealer('B', 'D2')]);
    const release = await db.tryLock('import lee');
    await expect(dealers('merge', String(await idOf('D1')), String(await idOf('D2')))).rejects.toThrow(
      'An import of lee is running: wait for it to finish.',
    );
    await release?.();
  });

  it('removes one only if it sells nothing', async () => {
    await feed([ofDealer('A', 'D1')]);
    const id = String(await idOf('D1'));
    await expect(dealers('remove', id)).rejects.toThrow('Lee Cars has live adverts (1): hide or block it');
    await sources('empty', 'lee', '--yes');
    expect(await dealers('remove', id)).toBe(`Dealer ${id} is removed.`);
    expect(await dealers('find')).toMatch('There are no dealers: rows of a feed without a dealerName');
    expect(await dealers('find', 'lee')).toBe('No dealer has that name.');
  });

  it('neither merges nor removes a blocked one, which would come back under another number', async () => {
    await feed([ofDealer('A', 'D1')]);
    const id = await idOf('D1');
    await dealers('block', String(id), '--reason', 'fraud');
    await sources('empty', 'lee', '--yes');
    await expect(dealers('remove', String(id))).rejects.toThrow(
      `Dealer ${id} is blocked and cannot be removed: restore it first.`,
    );
  });
});

describe('npm run sources', () => {
  it('lists each with its counts and last import', async () => {
    await feed([exampleRow('A'), ofDealer('B')]);
    expect(await sources('list')).toMatch(
      /^lee {2}2 live adverts \(2 shown\), 0 ended, 1 dealer; last import stock\.ndjson, \d{4}-\d\d-\d\d \d\d:\d\d$/,
    );
  });

  it('hides one: its feeds are imported but not shown', async () => {
    await feed([exampleRow('A')]);
    expect(await sources('hide', 'lee', '--reason', 'contract ended')).toBe(
      'Source lee is hidden: 1 live advert off the site.',
    );
    expect(await feed([exampleRow('A'), exampleRow('B')])).toMatchObject({ added: 1, takenDown: 2 });
    expect(await sources('show', 'lee')).toContain('lee  hidden  2 live adverts (0 shown)');
    expect(await sources('restore', 'lee')).toContain('2 adverts on the site again.');
  });

  it('blocks one: its feeds are refused', async () => {
    await feed([exampleRow('A')]);
    await sources('block', 'lee', '--reason', 'fraud');
    await expect(feed([exampleRow('A')])).rejects.toThrow('The source lee is blocked: nothing was imported.');
  });

  it('empties one on purpose, and only counts without --yes', async () => {
    await feed([exampleRow('A'), exampleRow('B')]);
    expect(await sources('empty', 'lee')).toBe(
      '2 live adverts of lee would end. Nothing was changed: --yes does it.',
    );
    expect(await statusOf(a)).toBe('live');
    expect(await sources('empty', 'lee', '--yes', '--reason', 'left')).toBe('2 adverts of lee ended.');
    expect(await statusOf(a)).toBe('ended');
  });

  it('lists the sources if given an unknown one', async () => {
    await feed([exampleRow('A')]);
    await expect(sources('hide', 'fee', '--reason', 'x')).rejects.toThrow(
      'There is no source fee. The sources are: lee.',
    );
  });
});

describe('npm run people', () => {
  const at = '2026-11-09T09:00:00.000Z';
  beforeEach(async () => {
    await recordEnquiry(db, exampleEnquiry('k'), { at });
  });

  it('exports a person as JSON, or into a file that it never overwrites', async () => {
    expect(JSON.parse(await people('export', 'niamh@example.ie'))).toMatchObject({
      email: 'niamh@example.ie',
      enquiries: [{ name: 'Niamh' }],
      mails: [{ kind: 'enquiry' }],
    });
    const file = join(folder.path, 'niamh.json');
    expect(await people('export', 'niamh@example.ie', '--file', file)).toBe(
      `Kept: 1 enquiry, 0 reviews, 1 mail (1 not yet sent), 0 adverts. Written to ${file}.`,
    );
    await expect(people('export', 'niamh@example.ie', '--file', file)).rejects.toThrow('cannot be written');
  });

  it('says what would be deleted, and erases only when confirmed, including mail files', async () => {
    vi.stubEnv('DATA_DIR', folder.path);
    mkdirSync(join(folder.path, 'mail'));
    const mail = folder.write('mail/enquiry-1.eml', 'To: seller');
    expect(await people('erase', 'niamh@example.ie')).toBe(
      'Kept: 1 enquiry, 0 reviews, 1 mail (1 not yet sent), 0 adverts. Nothing was changed: --yes erases it.',
    );
    expect((await findEnquiry(db, 1))?.name).toBe('Niamh');
    expect(await people('erase', 'niamh@example.ie', '--yes')).toMatch(/Erased\.$/);
    expect((await findEnquiry(db, 1))?.name).toBe('');
    expect(existsSync(mail)).toBe(false);
  });

  it('leaves the address of a business to the operator', async () => {
    await upsertDealers(db, [exampleDealer('one', { email: 'niamh@example.ie' })]);
    expect(await people('erase', 'niamh@example.ie', '--yes')).toContain(
      'Dealer 1 (Dealer one) has this address: npm run dealers -- set 1 --email "" removes it.',
    );
  });
});
