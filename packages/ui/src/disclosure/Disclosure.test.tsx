import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Disclosure } from './Disclosure.tsx';

test('it is closed at first', () => {
  expect(renderToStaticMarkup(<Disclosure label="More">body</Disclosure>)).not.toContain('open=""');
});

test('it can begin open', () => {
  const html = renderToStaticMarkup(
    <Disclosure label="More" isOpen>
      body
    </Disclosure>,
  );
  expect(html).toContain('open=""');
});
