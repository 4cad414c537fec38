import type { Block } from '@forecourt/content';
import type { Advert } from '@forecourt/domain';
import { exampleAdvert, fakeServices } from '@forecourt/services/testing';
import { expect, test, vi } from 'vitest';
import { resolveBlocks } from './resolve-blocks.ts';

let made = 0;
function nextReference(): string {
  made += 1;
  return String(made).padStart(12, '0');
}

const thisYear = new Date().getFullYear();

function adverts(
  count: number,
  change: (index: number) => Partial<Advert['vehicle']>,
  price = 10_000,
): Advert[] {
  const plain = exampleAdvert();
  return Array.from({ length: count }, (_, index) => ({
    ...plain,
    publicReference: nextReference(),
    price: price + index * 1000,
    vehicle: { ...plain.vehicle, ...change(index) },
  }));
}

async function resolve(block: Block, stock: readonly Advert[]) {
  const services = fakeServices(stock);
  await vi.waitUntil(() => services.search.version() === stock.length);
  return resolveBlocks([block], services, { params: new URLSearchParams(), path: '/news/a' });
}

const place = { search: '', channel: 'Car', title: 'A title' } as const;

test('text stays as it is', async () => {
  expect(await resolve({ kind: 'html', html: '<p>Words</p>' }, [])).toEqual([
    { kind: 'html', html: '<p>Words</p>' },
  ]);
});

test('a row of vehicles shows the results of its search, and links to all of them', async () => {
  const stock = [...adverts(8, () => ({ fuel: 'Electric' })), ...adverts(3, () => ({ fuel: 'Diesel' }))];
  const [row] = await resolve({ kind: 'vehicles', ...place, search: 'fuel=electric' }, stock);
  expect(row).toMatchObject({ more: 'See all 8', href: '/used-cars?fuel=electric' });
  expect(row?.kind === 'vehicles' && row.cards.length).toBe(6);
});

test('a piece that finds nothing is left out', async () => {
  expect(await resolve({ kind: 'vehicles', ...place }, [])).toEqual([]);
  expect(await resolve({ kind: 'counts', by: 'fuel', ...place }, [])).toEqual([]);
  expect(await resolve({ kind: 'prices', ...place }, [])).toEqual([]);
});

test('counts start with the most common and link to the adverts that they count', async () => {
  const stock = [...adverts(1, () => ({ fuel: 'Electric' })), ...adverts(4, () => ({ fuel: 'Diesel' }))];
  const [chart] = await resolve({ kind: 'counts', by: 'fuel', ...place }, stock);
  expect(chart).toMatchObject({
    kind: 'chart',
    bars: [
      { label: 'Diesel', figure: '4', share: 1, href: '/used-cars?fuel=diesel' },
      { label: 'Electric', figure: '1', share: 0.25 },
    ],
  });
});

test('prices are counted in steps that are easy to read', async () => {
  const [chart] = await resolve(
    { kind: 'counts', by: 'price', ...place },
    adverts(6, () => ({}), 3000),
  );
  expect(chart?.kind === 'chart' && chart.bars.map(({ label, figure }) => [label, figure])).toEqual([
    ['Up to €4,999', '2'],
    ['€5,000 to €9,999', '4'],
  ]);
});

test('the median price per year leaves out years with too few adverts', async () => {
  const stock = [
    ...adverts(5, () => ({ year: thisYear }), 20_000),
    ...adverts(7, () => ({ year: thisYear - 1 }), 10_000),
    ...adverts(4, () => ({ year: thisYear - 2 }), 5000),
  ];
  const [chart] = await resolve({ kind: 'prices', ...place }, stock);
  expect(chart?.kind === 'chart' && chart.bars.map(({ label, figure }) => [label, figure])).toEqual([
    [String(thisYear), '€22,000'],
    [String(thisYear - 1), '€13,000'],
  ]);
});
