import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CardRow } from './CardRow.tsx';

test('every card is an item of one list named by the title', () => {
  const html = renderToStaticMarkup(
    <CardRow title="Just in">
      <p>a</p>
      <p>b</p>
    </CardRow>,
  );
  expect(html.match(/<li/g)).toHaveLength(2);
  const id = /<h2[^>]*id="([^"]+)"/.exec(html)?.[1];
  expect(html).toMatch(new RegExp(`<ul [^>]*aria-labelledby="${id}"`));
});

test('the keyboard can reach the row to scroll it', () => {
  const html = renderToStaticMarkup(
    <CardRow title="Just in">
      <p>a</p>
      <p>b</p>
    </CardRow>,
  );
  expect(html).toContain('tabindex="0"');
});

test('a single card has nowhere to scroll', () => {
  const html = renderToStaticMarkup(<CardRow title="Just in">a</CardRow>);
  expect(html).not.toContain('tabindex');
  expect(html).not.toContain('Forward');
});
