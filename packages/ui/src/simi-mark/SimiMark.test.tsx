import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SimiMark } from './SimiMark.tsx';

test('the mark reads as the society wants it', () => {
  expect(renderToStaticMarkup(<SimiMark />)).toContain('This Dealer is SIMI Registered');
});
