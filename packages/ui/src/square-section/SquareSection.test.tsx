import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SquareSection, type SquareSectionProps } from './SquareSection.tsx';

const section: SquareSectionProps = {
  imageUrl: '/a',
  title: 'Electric',
  summary: 'Explained.',
  sectionLink: '/electric-cars',
  linkTarget: '_blank',
};

test('without a button the title is the link', () => {
  expect(renderToStaticMarkup(<SquareSection {...section} />)).toMatch(
    /href="\/electric-cars" target="_blank"[^>]*>Electric<\/a>/,
  );
});

test('with a button only the button is', () => {
  const html = renderToStaticMarkup(
    <SquareSection {...section} buttonLabel="Start here" buttonTarget="_self" />,
  );
  expect(html.match(/<a /g)).toHaveLength(1);
  expect(html).not.toContain('_blank');
});
