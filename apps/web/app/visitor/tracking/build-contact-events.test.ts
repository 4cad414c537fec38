import { expect, test } from 'vitest';
import { buildContactEvents } from './build-contact-events.ts';

const vehicle = { channel: 'Car', publicReference: '0123456789ab' } as const;
const kindsOf = (...asked: Parameters<typeof buildContactEvents>) =>
  buildContactEvents(...asked).map(({ kind }) => kind);

test('a number asked for on a dealer’s advert tells of the vehicle and of the dealer', () => {
  expect(buildContactEvents('phone', { vehicle, dealerId: 7 })).toEqual([
    { kind: 'phone-revealed', vehicle },
    { kind: 'dealer-contacted', dealerId: 7, means: 'phone' },
  ]);
});

test('a message to a private seller tells of the vehicle alone', () => {
  expect(kindsOf('email', { vehicle })).toEqual(['enquiry-sent']);
});

test('a dealer’s own page tells of the dealer alone', () => {
  expect(kindsOf('email', { dealerId: 7 })).toEqual(['dealer-contacted']);
  expect(kindsOf('website', { dealerId: 7 })).toEqual(['dealer-contacted']);
});

test('a page about nothing tells nothing', () => {
  expect(kindsOf('phone', {})).toEqual([]);
});
