import type { NamedAlert } from '@forecourt/services';
import { expect, test } from 'vitest';
import { buildAlertsView } from './build-alerts-view.ts';

const alert: NamedAlert = {
  id: 1,
  watcherId: 1,
  kind: 'search',
  subject: '/search/ford',
  name: 'New and used Ford cars for sale in Ireland',
  path: '/search/ford',
  pace: 'daily',
  events: ['new', 'price-down'],
  ways: ['mail'],
  state: 'on',
  offReason: null,
  mutedUntil: null,
  createdAt: '2026-11-01T09:00:00.000Z',
  since: '2026-11-01T09:00:00.000Z',
  updatedAt: '2026-11-01T09:00:00.000Z',
};
const now = new Date('2026-11-17T12:00:00Z');

test.each<[Partial<NamedAlert>, string]>([
  [{}, 'On: new adverts, price drops. Every morning at 7:30.'],
  [{ state: 'paused' }, 'Paused: new adverts, price drops. Every morning at 7:30.'],
  [{ state: 'waiting' }, 'Waiting for you to confirm it'],
  [
    { state: 'paused', offReason: 'silent' },
    'Off, because we hadn’t heard from you in a long time: new adverts, price drops. Every morning at 7:30.',
  ],
  [
    { state: 'paused', offReason: 'bounced' },
    'Off, because your mailbox refused our emails: new adverts, price drops. Every morning at 7:30.',
  ],
  [
    { mutedUntil: '2026-11-24T12:00:00.000Z' },
    'Muted until 24 November 2026, then you’ll get it all at once: new adverts, price drops. Every morning at 7:30.',
  ],
  [{ mutedUntil: '2026-11-10T12:00:00.000Z' }, 'On: new adverts, price drops. Every morning at 7:30.'],
])('%o says %s', (change, status) => {
  expect(buildAlertsView([{ ...alert, ...change }], now)[0]?.status).toBe(status);
});

test('what waits for a confirmation comes first, then the newest', () => {
  const alerts = [alert, { ...alert, id: 2, state: 'waiting' as const }, { ...alert, id: 3 }];
  expect(buildAlertsView(alerts, now).map(({ id }) => id)).toEqual([2, 3, 1]);
});
