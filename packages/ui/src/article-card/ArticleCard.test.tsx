import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ArticleCard, type ArticleCardProps } from './ArticleCard.tsx';

const article: ArticleCardProps = {
  title: 't'.repeat(60),
  summary: 's'.repeat(90),
  imageUrl: '/a',
  legendType: 'news',
  href: '/news/a',
};

const render = (props: Partial<ArticleCardProps> = {}) =>
  renderToStaticMarkup(<ArticleCard {...article} {...props} />);

test.each([
  ['column', 40],
  ['row', 43],
  ['small', 28],
] as const)('a title in the %s layout is cut after %i characters', (displayType, length) => {
  expect(render({ displayType })).toContain(`>${'t'.repeat(length)}…<`);
});

test('the summary is cut after 70 characters', () => {
  expect(render()).toContain(`>${'s'.repeat(70)}…<`);
});

test('only reviews show a rating, and a rating of zero is still one', () => {
  expect(render()).not.toContain('Our Rating');
  expect(render({ rating: 0 })).toContain('Our Rating: 0/5');
});
