import { noFigures } from '@forecourt/domain';
import type { AdvertInsights } from '@forecourt/services';
import { expect, it } from 'vitest';
import { buildInsightsView } from './build-insights-view.ts';

const insights: AdvertInsights = {
  figures: { today: { ...noFigures, shown: 1_204, opened: 12 }, total: { ...noFigures, shown: 9_000 } },
  usual: { ...noFigures, shown: 800 },
  compared: 14,
  advice: null,
  quality: { score: 82, reasons: [{ step: 'words', points: 18, advice: 'Say more.' }] },
  next: { kind: 'improve', step: 'photos', advice: 'Add 6 more photos.' },
  seenAt: '2026-11-16T10:00:00.000Z',
};
const owner = { publicReference: 'abcdefghjkmn', draftId: 'd', isLive: true };

it('puts today beside the middle of similar adverts', () => {
  const { figures, comparison } = buildInsightsView(insights, owner);
  expect(figures[0]).toEqual({
    kind: 'shown',
    label: 'Shown in results',
    today: '1,204',
    usual: '800',
    total: '9,000',
  });
  expect(comparison).toContain('14 similar adverts');
});

it('says that there is nothing to compare with, rather than nothing', () => {
  const { figures, comparison } = buildInsightsView({ ...insights, usual: null, compared: 3 }, owner);
  expect(figures[0]?.usual).toBe('');
  expect(comparison).toContain('Too few');
});

it('leads to what would help', () => {
  const { quality, next, seen } = buildInsightsView(insights, owner);
  expect(quality).toEqual({
    score: 82,
    words: 'Good, with room for more.',
    reasons: [{ advice: 'Say more.', path: '/sell/advert/d/words', points: '+18' }],
  });
  expect(next).toEqual({
    words: 'Add 6 more photos.',
    link: 'Add photos',
    path: '/sell/advert/d/photos',
  });
  expect(seen).toBe('Seen with the car on 16 November 2026');
});

it('names the price that is in line with others', () => {
  const { next } = buildInsightsView({ ...insights, next: { kind: 'lower-price', to: 15_950 } }, owner);
  expect(next).toMatchObject({ path: '/my-adverts/abcdefghjkmn#price-abcdefghjkmn' });
  expect(next?.words).toContain('€15,950');
});
