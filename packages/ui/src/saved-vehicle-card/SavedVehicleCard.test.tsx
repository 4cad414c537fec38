import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SavedVehicleCard, type SavedVehicleCardProps } from './SavedVehicleCard.tsx';

const golf: SavedVehicleCardProps = {
  id: 'golf',
  href: '/used-cars/volkswagen/golf/fpa/golf',
  title: '191 Volkswagen Golf',
  price: '€16,950',
  isPoa: false,
  isBrandNew: false,
  finance: { monthlyPayment: '€289', quoteType: 'PCP' },
  imageUrl: '/a',
  imageCount: 3,
};

test('it leads to the advert and can be removed', () => {
  const html = renderToStaticMarkup(<SavedVehicleCard {...golf} queryParams={{ from: 'saved' }} />);
  expect(html).toContain('href="/used-cars/volkswagen/golf/fpa/golf?from=saved"');
  expect(html).toContain('aria-label="Remove 191 Volkswagen Golf"');
});

test('a line of facts is below the version, and its space is reserved while it is unknown', () => {
  expect(renderToStaticMarkup(<SavedVehicleCard {...golf} facts="83,437 km · Cork" />)).toContain(
    '83,437 km',
  );
  const lines = (html: string) => html.split('<p').length;
  const waiting = lines(renderToStaticMarkup(<SavedVehicleCard {...golf} facts="" />));
  expect(waiting).toBe(lines(renderToStaticMarkup(<SavedVehicleCard {...golf} />)) + 1);
});

test('an expired advert says so and is not a link', () => {
  const html = renderToStaticMarkup(<SavedVehicleCard {...golf} isExpired />);
  expect(html).toContain('Expired advert');
  expect(html).not.toContain('href');
  expect(html).not.toContain('Monthly');
});

test('brand-new stock hides finance', () => {
  const html = renderToStaticMarkup(<SavedVehicleCard {...golf} isBrandNew />);
  expect(html).toContain('Brand New - In Stock');
  expect(html).not.toContain('Monthly');
});
