import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SearchInput } from './SearchInput.tsx';

test('its label leads to it', () => {
  const html = renderToStaticMarkup(<SearchInput id="words" label="Words" name="q" value="one owner" />);
  expect(html).toContain('for="words"');
  expect(html).toMatch(/<input[^>]*id="words"[^>]*name="q"[^>]*value="one owner"/);
});

test('help belongs to the field for whoever listens', () => {
  const html = renderToStaticMarkup(<SearchInput id="words" label="Words" helpText="All of them." />);
  expect(html).toContain('aria-describedby="words-help"');
});
