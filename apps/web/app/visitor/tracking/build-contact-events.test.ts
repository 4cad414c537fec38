import { expect, test } from 'vitest';
import { buildContactEvents } from './build-contact-events.ts';

const vehicle = { channel: 'Car', publicReference: '0123456789ab' } as const;
const kindsOf = (...asked: Parameters<typeof buildContactEvents>) =>
  buildContactEvents(...asked).map(({ kind }) => kind);

test('a number request on a dealer’s advert tracks the vehicle and the dealer', () => {
  expect(buildContactEvents('phone', { vehicle, dealerId: 7 })).toEqual([
    { kind: 'phone-revealed', vehicle },
    { kind: 'dealer-contacted', dealerId: 7, means: 'phone' },
  ]);
});

test('a message to a private seller tracks the vehicle only', () => {
  expect(kindsOf('email', { vehicle })).toEqual(['enquiry-sent']);
});

test('a dealer’s own page tracks the dealer only', () => {
  expect(kindsOf('email', { dealerId: 7 })).toEqual(['dealer-contacted']);
  expect(kindsOf('website', { dealerId: 7 })).toEqual(['dealer-contacted']);
});

test('a page without a subject tracks nothing', () => {
  expect(kindsOf('phone', {})).toEqual([]);
});
