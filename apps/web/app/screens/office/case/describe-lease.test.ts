import { expect, it } from 'vitest';
import { describeLease } from './describe-lease.ts';

const now = new Date('2026-11-17T12:00:00Z');
const reader = { accountId: 1, name: 'Aoife', now };
const later = '2026-11-17T12:05:00.000Z';

it.each([
  ['nobody', { leasedBy: null, leasedUntil: null }, 'free'],
  ['the reader', { leasedBy: 1, leasedUntil: later }, 'mine'],
  ['the reader, too long ago', { leasedBy: 1, leasedUntil: '2026-11-17T11:00:00.000Z' }, 'mine'],
  ['another', { leasedBy: 2, leasedUntil: later }, 'theirs'],
  ['another, too long ago', { leasedBy: 2, leasedUntil: '2026-11-17T11:00:00.000Z' }, 'free'],
])('%s has it', (_, lease, kind) => expect(describeLease(lease, reader).kind).toBe(kind));
