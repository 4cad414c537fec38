import { claimMail, type Database, findEnquiry } from '@forecourt/store';
import { openEmptyDatabase } from '@forecourt/store/testing';
import { RouterContextProvider } from 'react-router';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createEnquiryService } from '../../server/enquiries/enquiry-service.ts';
import { createFormTickets } from '../../server/enquiries/form-tickets.ts';
import { exampleDealer } from '../../server/testing/example-dealer.ts';
import { fakeServices } from '../../server/testing/test-app.ts';
import { requestInfoContext, servicesContext } from '../request-context.ts';
import { handleEnquiry } from './handle-enquiry.ts';

let db: Database;
beforeAll(async () => {
  db = await openEmptyDatabase();
});
afterAll(() => db.close());

const target = { channel: 'Car', publicReference: null, dealerId: 7 } as const;

function openPage(changes: Record<string, string> = {}) {
  const clock = { now: Date.now() };
  const enquiries = createEnquiryService({
    db,
    adverts: { find: async () => null },
    dealers: { find: async () => exampleDealer() },
    tickets: createFormTickets('secret', () => clock.now),
    secret: 'secret',
    followUpDays: 0,
    log: { error: () => {} },
    onRecorded: () => {},
  });
  const context = new RouterContextProvider();
  context.set(servicesContext, { ...fakeServices(), enquiries });
  context.set(requestInfoContext, {
    csrfToken: () => 'token',
    visitorAddress: '198.51.100.1',
  } as never);
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
  const click = () => {
    const body = new URLSearchParams(words);
    return handleEnquiry(
      { request: new Request('http://localhost/stores/a/7', { method: 'POST', body }), context },
      target,
    );
  };
  return { click };
}

test('a double click sends one message and thanks twice', async () => {
  const { click } = openPage();
  const results = await Promise.all([click(), click(), click()]);
  expect(results.map(({ outcome }) => outcome.kind)).toEqual(['sent', 'sent', 'sent']);
  const at = new Date(Date.now() + 60_000).toISOString();
  expect(await claimMail(db, { at, limit: 10, leaseSeconds: 1 })).toHaveLength(1);
});

test('a request to be rung is kept with its number and hour, and is to be mailed', async () => {
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

test('a request to be rung says what is missing', async () => {
  const { outcome } = await openPage({ kind: 'call-back' }).click();
  expect(outcome).toMatchObject({ kind: 'refused', errors: { phone: expect.any(String) } });
});
