import { consentPurposes } from '@forecourt/site';
import { expect, test } from 'vitest';
import { decideTracking } from './decide-tracking.ts';

const answeredAt = '2026-11-15T10:00:00.000Z';
const given = { status: 'answered', allowed: consentPurposes, answeredAt } as const;
const refused = { status: 'answered', allowed: ['cookies'], answeredAt } as const;
const loaded = { status: 'loaded' } as const;

test('without a tag manager nothing is even queued', () => {
  expect(decideTracking({ hasTagManager: false, consent: given, tagManager: undefined })).toBe('close');
});

test('events are queued until the visitor answers', () => {
  for (const status of ['unknown', 'unanswered'] as const) {
    expect(decideTracking({ hasTagManager: true, consent: { status }, tagManager: undefined })).toBe('hold');
  }
});

test('with consent they are queued until the tag manager is loaded, and sent then', () => {
  const waiting = { hasTagManager: true, consent: given, tagManager: { status: 'waiting' } } as const;
  expect(decideTracking(waiting)).toBe('hold');
  expect(decideTracking({ ...waiting, tagManager: loaded })).toBe('open');
});

test('a refusal discards everything, even when the tag manager is already loaded', () => {
  expect(decideTracking({ hasTagManager: true, consent: refused, tagManager: loaded })).toBe('close');
});

test('a tag manager that failed gets nothing', () => {
  const tagManager = { status: 'error', message: null } as const;
  expect(decideTracking({ hasTagManager: true, consent: given, tagManager })).toBe('close');
});
