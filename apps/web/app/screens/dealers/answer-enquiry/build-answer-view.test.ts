import type { Enquiry } from '@forecourt/domain';
import { exampleAdvert, exampleDealer } from '@forecourt/services/testing';
import { expect, test } from 'vitest';
import { buildAnswerView } from './build-answer-view.ts';

const enquiry: Enquiry = {
  id: 1,
  idempotencyKey: 'key',
  channel: 'Car',
  kind: 'email',
  publicReference: null,
  dealerId: 7,
  name: 'Niamh',
  email: 'niamh@example.ie',
  phone: null,
  message: 'Is it still for sale?',
  preferredTime: null,
  visitor: null,
  receivedAt: '2026-11-14T10:00:00.000Z',
  answer: null,
};
const rest = { dealer: exampleDealer(), advert: exampleAdvert() };

test('an enquiry with an email address can be answered by email', () => {
  const view = buildAnswerView({ enquiry, ...rest });
  expect(view.form?.helpText).toContain('niamh@example.ie');
  expect(view.facts.map(({ name }) => name)).toEqual(['About', 'Received', 'Email']);
  expect(view.answered).toBeNull();
});

test('a call-back request shows number and time, and no form without an email address', () => {
  const call = { ...enquiry, email: null, phone: '087 123 4567', preferredTime: 'evening' } as const;
  const view = buildAnswerView({ enquiry: call, ...rest });
  expect(view.form).toBeNull();
  expect(view.facts).toContainEqual({ name: 'Phone', text: '087 123 4567', href: 'tel:0871234567' });
  expect(view.facts).toContainEqual({ name: 'Best time to call', text: 'Evening, after 5' });
});

test('a sent answer is shown with its date', () => {
  const answer = { way: 'message', body: 'It is.', at: '2026-11-15T09:00:00.000Z' } as const;
  expect(buildAnswerView({ enquiry: { ...enquiry, answer }, ...rest }).answered).toEqual({
    title: 'Replied on 15 November 2026',
    text: 'Your reply goes to Niamh by email:',
    words: 'It is.',
  });
});
