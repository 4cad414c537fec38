import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PriceMark, priceSteps } from './PriceMark.tsx';

test.each(priceSteps)('%s is shown in words, with its step for the colour', (step) => {
  const html = renderToStaticMarkup(<PriceMark step={step} label="Some price" />);
  expect(html).toContain(`data-step="${step}"`);
  expect(html).toContain('>Some price<');
});

test('the distance from the market follows, if there is one', () => {
  const render = (distance: string | null) =>
    renderToStaticMarkup(<PriceMark step="great" label="Great price" distance={distance} />);
  expect(render('€2,050 under')).toContain('· €2,050 under');
  expect(render(null)).not.toContain('·');
});
