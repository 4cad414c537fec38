import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SearchInput } from './SearchInput.tsx';

test('its label points to it', () => {
  const html = renderToStaticMarkup(<SearchInput id="words" label="Words" name="q" value="one owner" />);
  expect(html).toContain('for="words"');
  expect(html).toMatch(/<input[^>]*id="words"[^>]*name="q"[^>]*value="one owner"/);
});

test('help is tied to the field for screen readers', () => {
  const html = renderToStaticMarkup(<SearchInput id="words" label="Words" helpText="All of them." />);
  expect(html).toContain('aria-describedby="words-help"');
});
