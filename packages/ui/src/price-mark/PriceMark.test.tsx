import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PriceMark, priceSteps } from './PriceMark.tsx';

test.each(priceSteps)('%s is shown in words, with its step for the scale', (step) => {
  const html = renderToStaticMarkup(<PriceMark step={step} label="Some price" />);
  expect(html).toContain(`data-step="${step}"`);
  expect(html).toContain('>Some price<');
});
