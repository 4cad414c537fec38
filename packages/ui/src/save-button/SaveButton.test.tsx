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
  expect(html).toContain(`</svg><span>${word}</span>`);
});

test('without JavaScript it submits a form, or is hidden where there is none', () => {
  const plain = { form: 'save', name: 'save', value: '0123456789ab' };
  const html = renderToStaticMarkup(<SaveButton title="191 Volkswagen Golf" isSaved={false} plain={plain} />);
  expect(html).toContain('type="submit" form="save" value="0123456789ab"');
  expect(html).toContain('name="save"');
  expect(html).not.toContain('needs-script');
  expect(renderToStaticMarkup(<SaveButton title="191 Volkswagen Golf" isSaved={false} />)).toContain(
    'needs-script',
  );
});

test.each([true, false])('saved is %s for screen readers', (isSaved) => {
  const html = renderToStaticMarkup(<SaveButton title="191 Volkswagen Golf" isSaved={isSaved} />);
  expect(html).toContain(`aria-pressed="${isSaved}"`);
  expect(html).toContain('aria-label="Save 191 Volkswagen Golf"');
});
