import { type Advert, publicReferenceOf } from '@forecourt/domain';
import { exampleAdvert, fakeServices } from '@forecourt/services/testing';
import { expect, test } from 'vitest';
import { buildComparisonView } from './build-comparison-view.ts';
import { findComparison } from './find-comparison.ts';

const octavias = Array.from({ length: 20 }, (_, index) =>
  exampleAdvert({
    publicReference: publicReferenceOf('test', String(index)),
    price: 16_000 - index * 150 + (index % 3) * 900,
    vehicle: { ...exampleAdvert().vehicle, mileage: 50_000 + index * 5000 },
  }),
);

async function compare(changes: Partial<Advert> = {}, market: readonly Advert[] = octavias) {
  const advert = exampleAdvert({ publicReference: publicReferenceOf('test', 'own'), ...changes });
  const services = fakeServices([...market, advert]);
  return buildComparisonView(
    advert,
    await findComparison(services, advert),
    services.pricing.doubts(advert),
    services.pricing.verdict,
  );
}

test('the closest five are listed, every one is plotted, and a search has all, this one included', async () => {
  const view = await compare();
  expect(view?.closest.rows).toHaveLength(5);
  expect(view?.closest.title).toBe('The 5 closest of 20 adverts');
  expect(view?.closest.more).toEqual({
    label: 'See them among all 21 for sale',
    href: expect.stringMatching(/^\/used-cars\/skoda\/octavia\?.*minYear=2018/),
  });
  expect(view?.scatter?.points).toHaveLength(20);
  expect(view?.scatter?.own).not.toBeNull();
  expect(view?.askedRange).toBeNull();
});

test('an advert without a price has the range that others ask, and no point of its own', async () => {
  const view = await compare({ price: null });
  expect(view?.title).toBe('What similar adverts ask');
  expect(view?.askedRange).toMatch(/^Similar adverts ask €\d+,\d+ to €\d+,\d+$/);
  expect(view?.scatter?.own).toBeNull();
});

test('a mileage that is hard to believe is not plotted', async () => {
  const vehicle = { ...exampleAdvert().vehicle, mileage: 1 };
  expect((await compare({ vehicle, doubted: ['mileage'] }))?.scatter?.own).toBeNull();
});

test('too few others, or an ended advert, are not compared', async () => {
  expect(await compare({}, octavias.slice(0, 4))).toBeNull();
  expect(await compare({ status: 'ended' })).toBeNull();
});
