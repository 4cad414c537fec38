import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PriceBlock } from './PriceBlock.tsx';

const text = (element: React.ReactElement) => renderToStaticMarkup(element).replace(/<[^>]+>/g, ' ');

test('a price is shown as given', () => {
  expect(text(<PriceBlock price="€12,950" isPoa={false} hasFinance={false} />)).toContain('€12,950');
});

test('POA replaces price and finance', () => {
  const shown = text(<PriceBlock price="€1" isPoa hasFinance monthlyPrice="€249" financeType="HP" />);
  expect(shown).toContain('POA');
  expect(shown).not.toContain('Monthly');
  expect(shown).not.toContain('€1');
});

test('finance is labelled with its type', () => {
  const shown = text(
    <PriceBlock price="€9,000" isPoa={false} hasFinance monthlyPrice="€249" financeType="HP" />,
  );
  expect(shown).toMatch(/Monthly price \(HP\)\s+€249/);
});

test('brand-new stock says so and hides finance', () => {
  const shown = text(
    <PriceBlock
      price="€40,000"
      isPoa={false}
      adType="brand-new"
      hasFinance
      monthlyPrice="€249"
      financeType="PCP"
    />,
  );
  expect(shown).toContain('Brand New - In Stock');
  expect(shown).not.toContain('Monthly');
});

test('its size can be set', () => {
  const block = <PriceBlock price="€1" isPoa={false} hasFinance={false} size="lg" />;
  expect(renderToStaticMarkup(block)).toContain('data-size="lg"');
});
