import { consentPurposes } from '@forecourt/site';
import { expect, test } from 'vitest';
import { decideTracking } from './decide-tracking.ts';

const answeredAt = '2026-11-15T10:00:00.000Z';
const given = { status: 'answered', allowed: consentPurposes, answeredAt } as const;
const refused = { status: 'answered', allowed: ['cookies'], answeredAt } as const;
const loaded = { status: 'loaded' } as const;

test('without a tag manager nothing is even kept', () => {
  expect(decideTracking({ hasTagManager: false, consent: given, tagManager: undefined })).toBe('close');
});

test('what happens is kept until the visitor answers', () => {
  for (const status of ['unknown', 'unanswered'] as const) {
    expect(decideTracking({ hasTagManager: true, consent: { status }, tagManager: undefined })).toBe('hold');
  }
});

test('with consent it is kept until the tag manager is there, and handed over then', () => {
  const waiting = { hasTagManager: true, consent: given, tagManager: { status: 'waiting' } } as const;
  expect(decideTracking(waiting)).toBe('hold');
  expect(decideTracking({ ...waiting, tagManager: loaded })).toBe('open');
});

test('a no forgets everything, also when the tag manager is already there', () => {
  expect(decideTracking({ hasTagManager: true, consent: refused, tagManager: loaded })).toBe('close');
});

test('a tag manager that failed gets nothing', () => {
  const tagManager = { status: 'error', message: null } as const;
  expect(decideTracking({ hasTagManager: true, consent: given, tagManager })).toBe('close');
});
