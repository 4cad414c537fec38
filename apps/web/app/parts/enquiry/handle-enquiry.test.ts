import type { RefusalForNow, RequestInfo } from '@forecourt/services';
import { limits } from '@forecourt/services';
import { createEnquiryService, createFormTickets } from '@forecourt/services/open';
import { exampleDealer, exampleVisitor, fakeServices, noQuotes } from '@forecourt/services/testing';
import { claimMail, type Database, findEnquiry } from '@forecourt/store';
import { openEmptyDatabase } from '@forecourt/store/testing';
import { RouterContextProvider } from 'react-router';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { requestInfoContext, servicesContext } from '../../shell/request-context.ts';
import { handleEnquiry } from './handle-enquiry.ts';

let db: Database;
beforeAll(async () => {
  db = await openEmptyDatabase();
});
afterAll(() => db.close());

const target = { channel: 'Car', publicReference: null, dealerId: 7 } as const;

function openPage(changes: Record<string, string> = {}, address = '198.51.100.1') {
  const clock = { now: Date.now() };
  const enquiries = createEnquiryService({
    db,
    adverts: { find: async () => null },
    dealers: { find: async () => exampleDealer() },
    tickets: createFormTickets('secret', () => clock.now),
    hashVisitor: (address) => `hash of ${address}`,
    quotePartExchange: noQuotes,
    followUpDays: 0,
    log: { error: () => {} },
    onRecorded: () => {},
  });
  const context = new RouterContextProvider();
  context.set(servicesContext, { ...fakeServices(), enquiries });
  const ticket = enquiries.ticket();
  clock.now += 5000;
  const words = {
    kind: 'email',
    name: 'Niamh',
    email: 'niamh@example.ie',
    message: 'Is it there?',
    ticket,
    ...changes,
  };
  const form = new FormData();
  for (const [name, value] of Object.entries(words)) form.set(name, value);
  const refusals: RefusalForNow[] = [];
  context.set(requestInfoContext, {
    ...exampleVisitor(address),
    csrfToken: () => 'token',
    form,
    noteRefusal: (refusal) => refusals.push(refusal),
  } satisfies Partial<RequestInfo> as never);
  const request = new Request('http://localhost/stores/a/7', { method: 'POST' });
  const click = () => handleEnquiry({ request, context }, target);
  return { click, refusals };
}

test('a double click sends one message and shows thanks twice', async () => {
  const { click } = openPage();
  const results = await Promise.all([click(), click(), click()]);
  expect(results.map(({ outcome }) => outcome.kind)).toEqual(['sent', 'sent', 'sent']);
  const at = new Date(Date.now() + 60_000).toISOString();
  expect(await claimMail(db, { at, limit: 10, leaseSeconds: 1 })).toHaveLength(1);
});

test('a call-back request is stored with its number and time, and queued for email', async () => {
  const { click } = openPage({
    kind: 'call-back',
    phone: '087 123 4567',
    preferredTime: 'evening',
    message: '',
  });
  expect((await click()).outcome.kind).toBe('sent');
  const at = new Date(Date.now() + 120_000).toISOString();
  const mails = await claimMail(db, { at, limit: 10, leaseSeconds: 1 });
  const kept = await findEnquiry(db, mails.at(-1)?.aboutId ?? 0);
  expect(kept).toMatchObject({ kind: 'call-back', phone: '087 123 4567', preferredTime: 'evening' });
});

test('a call-back request says what is missing', async () => {
  const { outcome } = await openPage({ kind: 'call-back' }).click();
  expect(outcome).toMatchObject({ kind: 'refused', errors: { phone: expect.any(String) } });
});

test('a visitor over the limit gets 429 with the time to retry, and keeps what they wrote', async () => {
  const address = '198.51.100.2';
  for (let sent = 0; sent < limits.messages; sent++) await openPage({}, address).click();
  const { click, refusals } = openPage({ message: 'One more' }, address);
  const { outcome, fields } = await click();
  expect(outcome).toMatchObject({
    kind: 'turned-away',
    message: expect.stringMatching(/Please wait an hour before sending another\./),
  });
  expect(fields.message).toBe('One more');
  expect(refusals).toEqual([{ status: 429, retryAfterSeconds: expect.closeTo(3600, -2) }]);
});
