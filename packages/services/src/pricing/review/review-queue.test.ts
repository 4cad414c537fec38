import { exampleAdvert } from '@forecourt/domain/testing';
import type { AcceptedAdvert } from '@forecourt/store';
import { expect, test } from 'vitest';
import { fingerprintOf } from './fingerprint.ts';
import { describeQueue, sortOutAccepted } from './review-queue.ts';

const wreck = {
  publicReference: '0123456789ab',
  title: '191 Skoda Octavia',
  price: 900,
  reasons: ['Similar ones ask about €15,000.'],
  share: 0.06,
  fingerprint: 'as it was',
};
const decision: AcceptedAdvert = {
  publicReference: wreck.publicReference,
  fingerprint: 'as it was',
  at: '2026-11-09T09:00:00.000Z',
  by: 'aoife',
  note: 'a real wreck',
};
const decided = new Map([[wreck.publicReference, decision]]);
const options = { most: 50, isAll: false, live: 41 };

test('an accepted advert is not listed, and --all says who accepted it', () => {
  const queue = sortOutAccepted([wreck], decided);
  expect(describeQueue(queue, options)).toBe('None of 41 live adverts needs a look. 1 accepted: see --all.');
  expect(describeQueue(queue, { ...options, isAll: true })).toContain(
    'Similar ones ask about €15,000. Accepted by aoife on 2026-11-09: a real wreck.',
  );
});

test('it is listed again when it has changed', () => {
  const { open, accepted } = sortOutAccepted([{ ...wreck, fingerprint: 'as it is' }], decided);
  expect(open).toHaveLength(1);
  expect(accepted).toEqual([]);
});

test.each([
  ['price', { price: 1 }],
  ['plate', { vehicle: { ...exampleAdvert.vehicle, registration: '191-C-1' } }],
  ['mileage', { vehicle: { ...exampleAdvert.vehicle, mileage: 1 } }],
  ['title', { title: 'Other' }],
  ['words', { description: 'Other' }],
])('a change of the %s is a change', (_, change) => {
  expect(fingerprintOf({ ...exampleAdvert, ...change })).not.toBe(fingerprintOf(exampleAdvert));
});

test('another picture, place or listing date is none', () => {
  const changed = { ...exampleAdvert, pictures: [], listedAt: '2026-01-01T00:00:00Z' };
  expect(fingerprintOf(changed)).toBe(fingerprintOf(exampleAdvert));
});
