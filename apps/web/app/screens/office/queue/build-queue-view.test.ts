import type { QueueItem } from '@forecourt/services';
import { expect, it } from 'vitest';
import { buildQueueView, formatAge } from './build-queue-view.ts';

const now = new Date('2026-11-17T12:00:00Z');
const item: QueueItem = {
  id: 7,
  kind: 'report',
  openedAt: '2026-11-17T09:00:00.000Z',
  title: '191 Volkswagen Golf, €15,950',
  evidence: 'It was sold last week.',
  leasedBy: null,
};
const viewOf = (items: QueueItem[], waiting = {}) =>
  buildQueueView({ figures: { waiting, oldest: items[0]?.openedAt ?? null }, items }, { accountId: 1, now });

it('says how many wait, and how long the oldest has', () => {
  const view = viewOf([item], { report: 1, advert: 2 });
  expect(view.lead).toBe('3 wait, the oldest for 3 hours.');
  expect(view.figures).toEqual([
    { words: '2 held adverts', path: '/office?kind=advert', isChosen: false },
    { words: '1 report', path: '/office?kind=report', isChosen: false },
  ]);
  expect(view.more).toBe(2);
});

it('is content when nothing waits', () => expect(viewOf([]).lead).toBe('Nothing waits. Well done.'));

it('names who has a case, unless it is the reader', () => {
  const lease = { name: 'Aoife', until: '2026-11-17T12:05:00.000Z' };
  const [others, mine] = viewOf([
    { ...item, leasedBy: { ...lease, accountId: 2 } },
    { ...item, leasedBy: { ...lease, accountId: 1 } },
  ]).rows;
  expect([others?.takenBy, others?.isMine]).toEqual([expect.stringContaining('Aoife has it until'), false]);
  expect([mine?.takenBy, mine?.isMine]).toEqual([null, true]);
});

it('shortens what is long', () =>
  expect(viewOf([{ ...item, evidence: 'x'.repeat(500) }]).rows[0]?.evidence).toHaveLength(160));

it.each([
  ['2026-11-17T12:00:00Z', '1 minute'],
  ['2026-11-17T11:30:00Z', '30 minutes'],
  ['2026-11-17T11:00:00Z', '1 hour'],
  ['2026-11-14T12:00:00Z', '3 days'],
])('since %s: %s', (since, age) => expect(formatAge(since, now)).toBe(age));
