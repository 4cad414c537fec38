import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { VehicleCard, type VehicleCardProps } from './VehicleCard.tsx';

const golf: VehicleCardProps = {
  id: 'abc',
  href: '/used-cars/volkswagen/golf/fpa/abc',
  title: '191 Volkswagen Golf',
  derivative: '1.6 TDI Comfortline',
  price: '€16,950',
  isPoa: false,
  isBrandNew: false,
  finance: null,
  imageUrl: '/media/x/304',
  imageCount: 8,
};

test('the title is the name of the link to the advert', () => {
  expect(renderToStaticMarkup(<VehicleCard {...golf} />)).toMatch(
    /<a [^>]*href="\/used-cars\/volkswagen\/golf\/fpa\/abc"[^>]*>191 Volkswagen Golf<\/a>/,
  );
});

test('the picture has its size before it loads', () => {
  expect(renderToStaticMarkup(<VehicleCard {...golf} />)).toContain('width="304" height="228"');
});

test('only a priority card loads its picture eagerly', () => {
  expect(renderToStaticMarkup(<VehicleCard {...golf} />)).toContain('loading="lazy"');
  expect(renderToStaticMarkup(<VehicleCard {...golf} isPriority />)).toContain('loading="eager"');
});

test('an advert with one picture shows no count', () => {
  expect(renderToStaticMarkup(<VehicleCard {...golf} />)).toContain('images');
  expect(renderToStaticMarkup(<VehicleCard {...golf} imageCount={1} />)).not.toContain('images');
});

test('the picture is offered in the widths that a card can need', () => {
  expect(renderToStaticMarkup(<VehicleCard {...golf} imageUrl="/media/x/%d" />)).toMatch(
    /srcSet="\/media\/x\/304 304w, .* 608w"/,
  );
});

test('a video or a turn is named on the picture', () => {
  expect(renderToStaticMarkup(<VehicleCard {...golf} media="video" />)).toContain('Video');
  expect(renderToStaticMarkup(<VehicleCard {...golf} media="360" />)).toContain('360°');
});

test('a hostile title stays text', () => {
  expect(renderToStaticMarkup(<VehicleCard {...golf} title="<script>alert(1)</script>" />)).not.toContain(
    '<script>',
  );
});

test('only a saved card can be removed', () => {
  expect(renderToStaticMarkup(<VehicleCard {...golf} />)).not.toContain('Remove');
  expect(renderToStaticMarkup(<VehicleCard {...golf} cardType="saved-car-card" />)).toContain(
    'Remove 191 Volkswagen Golf',
  );
});

test('the picture count and the heart can be left out', () => {
  const html = renderToStaticMarkup(
    <VehicleCard {...golf} showImages={false} icon="heart" showIcon={false} />,
  );
  expect(html).not.toContain('images');
  expect(html).not.toContain('heart');
});

test('the space of the facts is reserved while they are unknown', () => {
  const lines = (html: string) => html.split('<p').length;
  const without = lines(renderToStaticMarkup(<VehicleCard {...golf} />));
  expect(lines(renderToStaticMarkup(<VehicleCard {...golf} facts="" />))).toBe(without + 1);
});

test('an expired advert says so, is not a link, and is neither financed nor rated', () => {
  const html = renderToStaticMarkup(
    <VehicleCard
      {...golf}
      finance={{ monthlyPayment: '€289', quoteType: 'PCP' }}
      rating={{ step: 'good', label: 'Good price' }}
      isExpired
    />,
  );
  expect(html).toContain('Expired advert');
  expect(html).not.toMatch(/href|Monthly|Good price/);
});

test('brand-new stock hides finance', () => {
  const finance = { monthlyPayment: '€289', quoteType: 'PCP' };
  const html = renderToStaticMarkup(<VehicleCard {...golf} finance={finance} isBrandNew />);
  expect(html).toContain('Brand New - In Stock');
  expect(html).not.toContain('Monthly');
});

test('a removable card can also be removed by a form', () => {
  const plainRemove = { form: 'f', name: 'remove', value: 'abc' };
  expect(
    renderToStaticMarkup(<VehicleCard {...golf} cardType="saved-car-card" plainRemove={plainRemove} />),
  ).toMatch(/<button type="submit" form="f"[^>]* name="remove"/);
});
