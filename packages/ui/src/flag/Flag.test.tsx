import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Flag } from './Flag.tsx';

test.each(['serp', 'fpa'] as const)('a %s flag says what kind it is', (type) => {
  expect(renderToStaticMarkup(<Flag type={type}>New in</Flag>)).toContain(`data-type="${type}">New in`);
});
