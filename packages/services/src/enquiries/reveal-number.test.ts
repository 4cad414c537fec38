import { publicReferenceOf, sellersSource } from '@forecourt/domain';
import { exampleAdvert, exampleSellingFields } from '@forecourt/domain/testing';
import { addSellingDraft, type Database, findAdvert, findOrAddAccount, publishDraft } from '@forecourt/store';
import { openEmptyDatabase } from '@forecourt/store/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { exampleVisitor } from '../testing/example-visitor.ts';
import { createReveal } from './reveal-number.ts';

const at = '2026-11-09T09:00:00.000Z';
let db: Database;
let publicReference = '';

beforeAll(async () => {
  db = await openEmptyDatabase();
  const seller = await findOrAddAccount(db, 'seller@example.ie', { at });
  const owner = { accountId: seller.id };
  const fields = { ...exampleSellingFields, callFrom: '09:00', callTo: '21:00' };
  await addSellingDraft(db, { id: 'draft', owner, fields }, { at, most: 20 });
  const { source, sourceReference, ...stated } = exampleAdvert;
  const advert = {
    ...stated,
    seller: { kind: 'private', name: 'Niamh', phone: '087 123 4567', email: seller.email },
  } as const;
  await publishDraft(
    db,
    { draftId: 'draft', accountId: seller.id, version: 1, advert, holds: [], why: null },
    { at, mostLive: 9, mostInTwelveMonths: 9 },
  );
  publicReference = publicReferenceOf(sellersSource, 'draft');
});
afterAll(() => db.close());

test.each([
  ['2026-11-09T12:00:00.000Z', { kind: 'revealed', number: '087 123 4567' }],
  [
    '2026-11-09T22:30:00.000Z',
    {
      kind: 'outside-hours',
      message: 'This seller takes calls from 09:00 to 21:00. Send a message now and they’ll read it.',
    },
  ],
])('at %s a seller who takes calls from nine to nine', async (now, outcome) => {
  const reveal = createReveal({
    db,
    findSubject: async () => {
      const advert = await findAdvert(db, publicReference);
      return advert ? { advert, dealer: null } : null;
    },
    hashVisitor: (address) => address,
    log: { error: () => {} },
    now: () => new Date(now),
  });
  const target = { channel: 'Car', publicReference, dealerId: null } as const;
  expect(await reveal('phone', target, exampleVisitor())).toEqual(outcome);
});
