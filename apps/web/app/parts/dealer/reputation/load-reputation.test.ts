import { privateRecordRules, publicReferenceOf, responseRecordRules, sellersSource } from '@forecourt/domain';
import { exampleAdvert, exampleSellingFields } from '@forecourt/domain/testing';
import { createReputationService } from '@forecourt/services/open';
import { exampleDealer, fakeServices } from '@forecourt/services/testing';
import {
  addMessage,
  addSellingDraft,
  answerEnquiry,
  type Database,
  findAdvert,
  findMail,
  findOrAddAccount,
  listConversations,
  markMailSent,
  publishDraft,
  recordEnquiry,
  upsertDealers,
} from '@forecourt/store';
import { openEmptyDatabase } from '@forecourt/store/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildSellerView } from '../../../screens/buying/advert/seller/build-seller-view.ts';
import { loadDealerPanel } from '../load-dealer-panel.server.ts';
import { loadPrivateReputation } from './load-reputation.server.ts';

const hourMs = 3_600_000;
const receivedMs = Date.now() - 10 * 24 * hourMs;
const after = (hours: number) => new Date(receivedMs + hours * hourMs).toISOString();

let db: Database;
let dealerId = 0;
beforeAll(async () => {
  db = await openEmptyDatabase();
  const { id: _, ...draft } = exampleDealer();
  [dealerId = 0] = await upsertDealers(db, [draft]);
});
afterAll(() => db.close());

/**
 * An enquiry ten days ago; its email went out an hour later, and the dealer answered this many hours after
 * it, or never.
 */
async function enquire(key: string, answeredAfterHours: number | null): Promise<void> {
  const draft = {
    idempotencyKey: key,
    channel: 'Car',
    kind: 'email',
    publicReference: null,
    dealerId,
    name: 'Niamh',
    email: `${key}@example.ie`,
    phone: null,
    message: 'Is it there?',
    preferredTime: null,
    visitor: null,
  } as const;
  const id = await recordEnquiry(db, draft, { at: after(0) });
  const mail = await findMail(db, 'enquiry', id);
  if (mail) await markMailSent(db, mail.id, { at: after(1) });
  if (answeredAfterHours === null) return;
  await answerEnquiry(db, id, { way: 'elsewhere', body: '', at: after(1 + answeredAfterHours) });
}

const loadPanel = () =>
  loadDealerPanel(
    { ...fakeServices(), reputation: createReputationService(db) },
    exampleDealer({ id: dealerId }),
    'Car',
  );

test('the panel shows a dealer’s response rate once there is enough data to be fair', async () => {
  for (const [index, hours] of [1, 2, 3, 50, 60, null, null, null, null].entries()) {
    await enquire(`visitor-${index}`, hours);
  }
  expect((await loadPanel()).responseText).toBeNull();
  for (let more = 9; more < responseRecordRules.enquiries; more++) await enquire(`visitor-${more}`, null);
  expect((await loadPanel()).responseText).toBe('Replies to 5 in 10, usually within 3 hours');
});

/** Somebody with an account places an advert. */
async function placeAdvert(): Promise<string> {
  const at = after(-1);
  const { id: accountId } = await findOrAddAccount(db, 'seller@example.ie', { at });
  await addSellingDraft(
    db,
    { id: 'draft', owner: { accountId }, fields: exampleSellingFields },
    { at, most: 20 },
  );
  const { source, sourceReference, ...stated } = exampleAdvert;
  const seller = { kind: 'private', name: 'Aoife', phone: null, email: 'seller@example.ie' } as const;
  await publishDraft(
    db,
    { draftId: 'draft', accountId, version: 1, advert: { ...stated, seller }, holds: [], why: null },
    { at, mostLive: 9, mostInTwelveMonths: 9 },
  );
  return publicReferenceOf(sellersSource, 'draft');
}

test('the panel of a private seller shows how they reply from five messages on', async () => {
  const publicReference = await placeAdvert();
  const describe = async () => {
    const advert = await findAdvert(db, publicReference);
    if (!advert) throw new Error('The advert was not placed.');
    const reputation = await loadPrivateReputation(
      { reputation: createReputationService(db) },
      publicReference,
    );
    const view = buildSellerView(advert, null, reputation);
    return view.kind === 'private' ? view.response : null;
  };
  for (let buyer = 0; buyer < privateRecordRules.messages; buyer++) {
    expect(await describe()).toBeUndefined();
    const email = `buyer-${buyer}@example.ie`;
    await recordEnquiry(
      db,
      {
        idempotencyKey: email,
        channel: 'Car',
        kind: 'email',
        publicReference,
        dealerId: null,
        name: 'Cian',
        email,
        phone: null,
        message: `Is it still for sale? ${buyer}`,
        preferredTime: null,
        visitor: null,
      },
      { at: after(0) },
    );
    const [begun] = await listConversations(db, { accountId: 0, email }, { limit: 1 });
    const reply = { author: 'seller', kind: 'text', body: 'It is.', idempotencyKey: 'reply' } as const;
    // The last one waits for ever.
    if (begun && buyer < 4) await addMessage(db, begun.id, reply, { at: after(2), mailAt: after(2) });
  }
  expect(await describe()).toBe('Replies to 8 in 10, usually within 2 hours');
});
