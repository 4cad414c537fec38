import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DealerLogo } from './DealerLogo.tsx';

test('the logo is named after the dealer and the site', () => {
  expect(renderToStaticMarkup(<DealerLogo dealerName="Lee Valley Motors" logoUrl="/logo/%d" />)).toContain(
    'alt="Lee Valley Motors Forecourt"',
  );
});

test('the logo is requested at its width', () => {
  expect(renderToStaticMarkup(<DealerLogo dealerName="Lee Valley Motors" logoUrl="/logo/%d" />)).toContain(
    'src="/logo/160"',
  );
});

test('a dealer without a logo gets the default one', () => {
  expect(renderToStaticMarkup(<DealerLogo dealerName="Lee Valley Motors" logoUrl={null} />)).toContain(
    'src="/media/placeholder/dealers/160"',
  );
});
