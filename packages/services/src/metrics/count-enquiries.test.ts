import { Registry } from 'prom-client';
import { expect, test } from 'vitest';
import type { EnquiryOutcome, EnquiryService } from '../enquiries/enquiry-service.ts';
import type { SentForm } from '../enquiries/sent-form.ts';
import { countEnquiries } from './count-enquiries.ts';

const turnedAway = (status: 429 | 503): EnquiryOutcome => ({
  kind: 'turned-away',
  message: '',
  needsNewTicket: false,
  refusal: { status, retryAfterSeconds: 30 },
});

test.each<[string, EnquiryOutcome, string]>([
  ['sent', { kind: 'sent' }, ''],
  ['trap', { kind: 'sent' }, 'filled in by a robot'],
  ['refused', { kind: 'refused', errors: {} }, ''],
  ['rate-limit', turnedAway(429), ''],
  ['failed', turnedAway(503), ''],
  ['turned-away', { kind: 'turned-away', message: '', needsNewTicket: true }, ''],
])('a message is counted as %s', async (name, outcome, trap) => {
  const registry = new Registry();
  const service = countEnquiries(registry, { send: async () => outcome } as unknown as EnquiryService);
  expect(await service.send({ trap } as SentForm, {} as never)).toBe(outcome);
  expect(await registry.metrics()).toContain(`forecourt_enquiries_total{outcome="${name}"} 1`);
});
