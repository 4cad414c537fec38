import { buildLibrary } from '@forecourt/content';
import { expect, test } from 'vitest';
import { buildReviewsView, type ReviewsRequest, tagWords } from './build-reviews-view.ts';

const files = Array.from({ length: 14 }, (_, index) => ({
  file: `articles/review/r${index}.md`,
  text: `---\ntype: review\ntitle: Review ${index}\nsummary: S.\ndate: 2026-01-${10 + index}\nauthor: Forecourt\npicture: road/1\nrating: 4\nmake: ${index < 3 ? 'Škoda' : 'Ford'}\ntags: [${index % 2 ? 'suv' : 'estate'}]\n---\nWords.\n`,
}));
const library = buildLibrary(files).on('2026-12-01');

const view = ({ make = '', tag = '', page = 1 }: Partial<ReviewsRequest> = {}) =>
  buildReviewsView(
    { kind: 'review', make, tag, page },
    {
      found: library.list('review', { make: make || undefined, tag: tag || undefined }),
      subjects: library.subjects('review'),
      origin: 'https://example.ie',
    },
  );

test('a page shows twelve, the newest first', () => {
  expect(view().cards).toHaveLength(12);
  expect(view().cards[0]?.title).toBe('Review 13');
  expect(view({ page: 2 }).cards).toHaveLength(2);
});

test('a make and a subject filter the list', () => {
  expect(view({ make: 'skoda' }).count).toBe('3 articles');
  expect(view({ make: 'skoda', tag: 'suv' }).count).toBe('1 article');
});

test('options show their counts', () => {
  expect(view().makes).toEqual([
    { value: '', label: 'Any make' },
    { value: 'ford', label: 'Ford (11)' },
    { value: 'skoda', label: 'Škoda (3)' },
  ]);
  expect(view().tags.map(({ label }) => label)).toEqual(['Any topic', 'Estate (7)', 'SUV (7)']);
});

test('a filtered list is not indexed, a later page is, under its own address', () => {
  expect(view({ make: 'skoda' }).head).toMatchObject({ path: '/car-reviews', robots: 'noindex, follow' });
  expect(view({ page: 2 }).head).toMatchObject({
    path: '/car-reviews?page=2',
    title: 'Car reviews, page 2',
    robots: undefined,
  });
});

test('a subject is shown in words', () => {
  expect(tagWords('motor-tax')).toBe('Motor tax');
  expect(tagWords('nct')).toBe('NCT');
});
