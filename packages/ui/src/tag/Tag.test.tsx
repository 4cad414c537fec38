import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Tag } from './Tag.tsx';

test('a plain tag has no control', () => {
  expect(renderToStaticMarkup(<Tag>Diesel</Tag>)).not.toMatch(/<(a|button)/);
});

test('a tag with an address is removed by a link, so it works without JavaScript', () => {
  const html = renderToStaticMarkup(
    <Tag removeLabel="Remove Diesel" removeHref="/used-cars">
      Diesel
    </Tag>,
  );
  expect(html).toMatch(/<a [^>]*href="\/used-cars"/);
  expect(html).toContain('aria-label="Remove Diesel"');
});

test('a disabled tag cannot be removed', () => {
  const html = renderToStaticMarkup(
    <Tag isDisabled removeLabel="Remove Diesel" removeHref="/used-cars">
      Diesel
    </Tag>,
  );
  expect(html).not.toContain('Remove Diesel');
});
