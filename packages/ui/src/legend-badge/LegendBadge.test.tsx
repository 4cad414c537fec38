import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LegendBadge } from './LegendBadge.tsx';

const text = (element: React.ReactElement) => renderToStaticMarkup(element).replace(/<[^>]+>/g, '');

test.each([
  ['advice', 'Advice'],
  ['review', 'Review'],
  ['guide', 'Guide'],
  ['news', 'News'],
  ['featured', 'Featured'],
  ['images', 'Images'],
  ['video', 'Video'],
  ['360', '360°'],
] as const)('%s reads %s', (type, word) => {
  expect(text(<LegendBadge type={type} />)).toBe(word);
});

test('a count of pictures is announced with its word', () => {
  expect(text(<LegendBadge type="images" count={12} />)).toBe('12 images');
});
