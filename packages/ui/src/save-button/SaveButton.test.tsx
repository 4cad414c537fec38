import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SaveButton } from './SaveButton.tsx';

test.each([
  [true, 'Saved'],
  [false, 'Save'],
])('on a page it shows its word as its name: saved is %s', (isSaved, word) => {
  const html = renderToStaticMarkup(
    <SaveButton title="191 Volkswagen Golf" isSaved={isSaved} ground="page" />,
  );
  expect(html).toContain(`aria-label="${word} 191 Volkswagen Golf"`);
  expect(html).toContain(`</svg>${word}<`);
});

test.each([true, false])('saved is %s for screen readers', (isSaved) => {
  const html = renderToStaticMarkup(<SaveButton title="191 Volkswagen Golf" isSaved={isSaved} />);
  expect(html).toContain(`aria-pressed="${isSaved}"`);
  expect(html).toContain('aria-label="Save 191 Volkswagen Golf"');
});
