import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CompareTick } from './CompareTick.tsx';

test('it is a field of its form, named after what it compares', () => {
  const html = renderToStaticMarkup(<CompareTick title="191 Golf" value="abc" form="compare" isTicked />);
  for (const part of ['form="compare"', 'name="compare"', 'value="abc"', 'aria-label="Compare 191 Golf"']) {
    expect(html).toContain(part);
  }
});

test('the button to compare comes right after the tick', () => {
  const html = renderToStaticMarkup(
    <CompareTick title="191 Golf" value="abc" form="compare" isTicked submitText="Compare 2" />,
  );
  expect(html).toMatch(/<\/label><button type="submit" form="compare"[^>]*>Compare 2<\/button>$/);
});
