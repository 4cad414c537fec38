import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { RemixRootDefaultErrorBoundary } from './error-boundaries.ts';

test('the page of last resort has a name, fits a phone and leads back to the page that broke', () => {
  const html = renderToStaticMarkup(createElement(RemixRootDefaultErrorBoundary));
  expect(html).toContain('<title>This page broke</title>');
  expect(html).toContain('name="viewport"');
  expect(html).toContain('<a href="">Load it again</a>');
});
