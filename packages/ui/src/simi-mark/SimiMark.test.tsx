import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SimiMark } from './SimiMark.tsx';

test('the mark reads as the society wants it, also where it shows its initials', () => {
  expect(renderToStaticMarkup(<SimiMark />)).toContain('This Dealer is SIMI Registered');
  const small = renderToStaticMarkup(<SimiMark isSmall />);
  expect(small).toContain('<span aria-hidden="true">SIMI</span>');
  expect(small).toContain('>This Dealer is SIMI Registered</span>');
});
