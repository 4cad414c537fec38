import { responseRecordRules } from '@forecourt/domain';
import { createReputationService } from '@forecourt/services/open';
import { exampleDealer, fakeServices } from '@forecourt/services/testing';
import {
  answerEnquiry,
  type Database,
  findMail,
  markMailSent,
  recordEnquiry,
  upsertDealers,
} from '@forecourt/store';
import { openEmptyDatabase } from '@forecourt/store/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadDealerPanel } from '../load-dealer-panel.server.ts';

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
