import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ButtonLink } from './ButtonLink.tsx';

test('it is a link that looks like a button', () => {
  const html = renderToStaticMarkup(<ButtonLink href="/dealers">Find a dealer</ButtonLink>);
  expect(html).toMatch(/^<a [^>]*href="\/dealers"/);
  expect(html).toContain('data-variant="primary"');
});

test('a disabled one has no address and says so', () => {
  const html = renderToStaticMarkup(
    <ButtonLink href="/dealers" isDisabled>
      Find a dealer
    </ButtonLink>,
  );
  expect(html).not.toContain('href');
  expect(html).toContain('aria-disabled="true"');
});

test('a label of 28 characters gets the smaller type', () => {
  expect(renderToStaticMarkup(<ButtonLink href="/a">{'x'.repeat(28)}</ButtonLink>)).toContain('data-long');
});
