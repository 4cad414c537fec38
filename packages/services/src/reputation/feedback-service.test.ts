import {
  type Database,
  findEnquiry,
  findMail,
  moderateReview,
  recordEnquiry,
  upsertDealers,
} from '@forecourt/store';
import { openEmptyDatabase } from '@forecourt/store/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSignedLinks } from '../signed-links/signed-links.ts';
import { exampleDealer } from '../testing/example-dealer.ts';
import { createFeedbackService, type FeedbackService, type Found } from './feedback-service.ts';
import { createReputationService } from './reputation-service.ts';

const links = createSignedLinks('secret');
const tokenOf = (path: string) => path.split('/').at(-1) ?? '';
let db: Database;
let feedback: FeedbackService;
let dealerId = 0;
let made = 0;

beforeAll(async () => {
  db = await openEmptyDatabase();
  const { id: _, ...draft } = exampleDealer();
  [dealerId = 0] = await upsertDealers(db, [draft]);
  feedback = createFeedbackService({
    db,
    adverts: { find: async () => null },
    dealers: { find: async (id) => (id === dealerId ? exampleDealer({ id }) : null) },
    links,
    onRecorded: () => {},
    onReply: () => {},
  });
});
afterAll(() => db.close());

function enquire(): Promise<number> {
  const draft = {
    idempotencyKey: `key-${made++}`,
    channel: 'Car',
    kind: 'email',
    publicReference: null,
    dealerId,
    name: 'Niamh',
    email: 'niamh@example.ie',
    phone: null,
    message: 'Is it there?',
    preferredTime: null,
    visitor: null,
  } as const;
  return recordEnquiry(db, draft, { at: new Date().toISOString() });
}

function requireValue<T>(found: Found<T>): T {
  if (found.kind !== 'found') throw new Error(`The link is ${found.kind}.`);
  return found.value;
}

test('opening a link changes nothing, and the answer is stored once', async () => {
  const id = await enquire();
  const token = tokenOf(links.path('answer-enquiry', id));
  const found = requireValue(await feedback.enquiryToAnswer(token));
  expect((await findEnquiry(db, id))?.answer).toBeNull();
  expect(await feedback.answer(found, { way: 'message', body: 'It is.' })).toBe(true);
  expect(await feedback.answer(found, { way: 'elsewhere', body: '' })).toBe(false);
  expect((await findEnquiry(db, id))?.answer?.body).toBe('It is.');
  expect(await findMail(db, 'answer', id)).toBeDefined();
});

test('a review is written once, shown when it is published, and replied to', async () => {
  const token = tokenOf(links.path('write-review', await enquire()));
  const fields = { rating: '5', title: ' Good ', body: 'Fair price.', author: 'Niamh' };
  const open = async () => requireValue(await feedback.dealerToReview(token));
  expect(await feedback.review(await open(), fields)).toBe(true);
  expect(await feedback.review(await open(), { ...fields, rating: '1' })).toBe(false);
  const id = (await open()).review?.id ?? 0;
  expect(await createReputationService(db).rating(dealerId)).toBeNull();

  const replyToken = tokenOf(links.path('reply-to-review', id));
  expect((await feedback.reviewToReply(replyToken)).kind).toBe('unknown');
  await moderateReview(db, id, 'published', { at: new Date().toISOString() });
  const reputation = createReputationService(db);
  expect(await reputation.rating(dealerId)).toMatchObject({ average: 5, count: 1 });
  expect(await feedback.reply(requireValue(await feedback.reviewToReply(replyToken)), 'Thank you.')).toBe(
    true,
  );
  const shown = await reputation.reviews(dealerId, { limit: 5, offset: 0 });
  expect(shown).toMatchObject([{ title: 'Good', reply: { body: 'Thank you.' } }]);
});

test('a forged token, and one of a deleted enquiry, lead nowhere', async () => {
  expect(await feedback.enquiryToAnswer('a-1-zzz-forged')).toEqual({ kind: 'unknown' });
  const gone = tokenOf(links.path('answer-enquiry', 99_999));
  expect(await feedback.enquiryToAnswer(gone)).toEqual({ kind: 'unknown' });
});

test('a dealer with too little data has no response record', async () => {
  expect(await createReputationService(db).responseRecord(dealerId)).toBeNull();
});
