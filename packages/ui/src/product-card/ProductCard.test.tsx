import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ProductCard, type ProductCardProps } from './ProductCard.tsx';

const product: ProductCardProps = {
  title: 'Finance',
  illustrationName: 'loan',
  logoName: 'Forecourt Finance',
  buttonLabel: 'See your options',
  buttonHref: '/car-finance',
};

test('the logo can be left out', () => {
  expect(renderToStaticMarkup(<ProductCard {...product} />)).toContain('Forecourt Finance');
  expect(renderToStaticMarkup(<ProductCard {...product} showLogo={false} />)).not.toContain(
    'Forecourt Finance',
  );
});

test('the button leads to the product', () => {
  expect(renderToStaticMarkup(<ProductCard {...product} />)).toMatch(
    /href="\/car-finance"[^>]*>See your options/,
  );
});

test('each link makes sense on its own for screen readers', () => {
  expect(renderToStaticMarkup(<ProductCard {...product} />)).toMatch(
    />See your options<span class="visually-hidden">: Finance/,
  );
});
