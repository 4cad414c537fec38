import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { StarRating } from './StarRating.tsx';

const render = (rating: number, maximum?: number) =>
  renderToStaticMarkup(<StarRating rating={rating} {...(maximum ? { maximum } : {})} />);

test('the rating is given in words', () => {
  expect(render(4.5).replace(/<[^>]+>/g, '')).toBe('Our Rating: 4.5/5');
});

test('a third-party rating says whose it is', () => {
  const html = renderToStaticMarkup(<StarRating rating={4.2} label="4.2 out of 5 from 12 reviews" />);
  expect(html.replace(/<[^>]+>/g, '')).toBe('4.2 out of 5 from 12 reviews');
});

test.each([
  [4, undefined, '80%'],
  [3.5, undefined, '70%'],
  [8, 10, '80%'],
  [0, undefined, '0%'],
  [7, undefined, '100%'],
])('%d of %s fills %s of the stars', (rating, maximum, width) => {
  expect(render(rating, maximum)).toContain(`width="${width}"`);
});
