import type { Advert } from '@forecourt/domain';
import { MarketReads, noteReads } from '@forecourt/services';
import { exampleAdvert, exampleDealer, fakeServices } from '@forecourt/services/testing';
import { expect, test } from 'vitest';
import { loadResults } from './load-results.server.ts';

function advert(index: number, channel: Advert['channel'], make: string, model: string): Advert {
  const plain = exampleAdvert();
  return {
    ...plain,
    channel,
    publicReference: String(index).padStart(12, '0'),
    vehicle: { ...plain.vehicle, make, model },
  };
}

const services = fakeServices(
  [
    advert(1, 'Car', 'Honda', 'Civic'),
    advert(2, 'Bike', 'Honda', 'CB500'),
    advert(3, 'Bike', 'Yamaha', 'MT-07'),
  ],
  {},
  [exampleDealer()],
);

/** The redirect target of an address; the status alone if it is not found, null if it is a page. */
async function answerTo(address: string) {
  const url = new URL(address, 'https://forecourt.example');
  const answer = await loadResults(url, services).catch((thrown: unknown) => thrown);
  if (answer instanceof Response) return [answer.status, answer.headers.get('location')];
  return answer && typeof answer === 'object' && 'init' in answer ? answer.init : null;
}

test.each([
  ['/yamaha', '/bikes/used/yamaha'],
  ['/Yamaha?utm_source=mail', '/bikes/used/yamaha?utm_source=mail'],
  ['/yamaha/mt-07/2019', '/bikes/used/yamaha/mt-07/2019'],
  ['/yamaha?model=mt-07', '/bikes/used/yamaha/mt-07'],
  ['/yamaha?fuel=PETROL', '/bikes/used/yamaha?fuel=petrol'],
  ['/yamaha?county=cork', '/bikes/used/ireland/cork/yamaha'],
  ['/honda/cb500', '/bikes/used/honda/cb500'],
  ['/honda?model=cb500&q=a+b', '/bikes/used/honda/cb500?q=a%20b'],
])('%s, which only bikes have, redirects to %s at once', async (address, to) => {
  expect(await answerTo(address)).toEqual([301, to]);
});

test.each([
  ['/used-cars/hnda', 404],
  ['/used-cars/honda/cvic', 404],
])('%s, which would have to be guessed, is not found', async (address, status) => {
  expect(await answerTo(address)).toMatchObject({ status });
});

test.each([
  ['/bikes/used?make=yamaha&model=mt07', '/bikes/used/yamaha/mt-07'],
  ['/bikes/used/yamaha/MT07', '/bikes/used/yamaha/mt-07'],
  ['/used-cars/vw', '/used-cars/volkswagen'],
  ['/used-cars?make=merc&model=e220&maxPrice=9000', '/used-cars/mercedes-benz/e-class?maxPrice=9000'],
])('%s redirects to its canonical address, %s, at once', async (address, to) => {
  expect(await answerTo(address)).toEqual([301, to]);
});

test('a well-known make has a page even without stock, but not under the root', async () => {
  expect(await answerTo('/used-cars/volkswagen/golf')).toBeNull();
  expect(await answerTo('/volkswagen')).toMatchObject({ status: 404 });
});

test('a make that cars also have is read as a car make', async () => {
  expect(await answerTo('/honda')).toBeNull();
});

test.each([
  '/used-cars/yamaha',
  '/yamaha/civic',
  '/yamaha?model=civic',
  '/honda?model=nomodel',
  '/honda/mt-07',
  '/honda?model=mt-07',
  '/nomake',
])('%s is not found', async (address) => {
  expect(await answerTo(address)).toMatchObject({ status: 404 });
});

test('a dealer’s listing under another county redirects to its own with its query tidied', async () => {
  expect(await answerTo('/dealers/ireland/dublin/7?fuel=PETROL&q=a+b')).toEqual([
    301,
    '/dealers/ireland/cork/7?fuel=petrol&q=a%20b',
  ]);
});

test.each([
  ['/used-cars?q=honda&utm_source=mail', '/used-cars/honda?said=honda&utm_source=mail'],
  ['/search?page=101&x=1', '/search?x=1'],
])('%s keeps its unrelated parameters, redirecting to %s', async (address, to) => {
  expect(await answerTo(address)).toEqual([302, to]);
});

test.each([
  ['/used-cars?make=honda&page=9', '/used-cars/honda'],
  ['/used-cars/?page=101', '/used-cars'],
  ['/yamaha?page=9&fuel=PETROL', '/bikes/used/yamaha?fuel=petrol'],
  ['/dealers/ireland/dublin/7?page=9', '/dealers/ireland/cork/7'],
])('%s, which is untidy and beyond the last page, redirects to %s at once', async (address, to) => {
  expect(await answerTo(address)).toEqual([302, to]);
});

test('an empty search shows adverts under each way out', async () => {
  const url = new URL('/used-cars/honda?maxPrice=100', 'https://forecourt.example');
  const { total, relaxations } = await loadResults(url, services);
  expect(total).toBe(0);
  expect(relaxations.length).toBeGreaterThan(0);
  for (const { href, cards } of relaxations) {
    const there = await loadResults(new URL(href, url), services);
    const shown = there.cards.map(({ vehicle }) => vehicle.publicReference);
    expect(cards.map(({ vehicle }) => vehicle.publicReference)).toEqual(shown.slice(0, 3));
  }
});

test('a search with too much in it keeps as much as it can', async () => {
  const stock = [
    { ...advert(20, 'Car', 'Honda', 'Civic'), price: 9000 },
    { ...advert(21, 'Car', 'Honda', 'Jazz'), price: 30_000 },
  ];
  const search = 'maxPrice=10000&body=coupe&doors=2&minYear=2027';
  const url = new URL(`/used-cars/honda/jazz?${search}`, 'https://forecourt.example');
  const { total, relaxations } = await loadResults(url, fakeServices(stock, {}, [exampleDealer()]));
  expect(total).toBe(0);
  expect(relaxations.map(({ text, found, href }) => [text, found, href])).toEqual([
    ['Just Honda Jazz', '1 car', '/used-cars/honda/jazz'],
    ['Just under €10,000 and Honda', '1 car', '/used-cars/honda?maxPrice=10000'],
  ]);
  expect(relaxations.every(({ cards }) => cards.length === 1)).toBe(true);
});

test.each([
  ['maxYear=2018&minYear=2018', 'Any year', [2019, 2016, 2021]],
  ['plate=182', 'Any plate', [2019, 2016, 2021]],
  ['minMileage=20000&maxMileage=30000', 'Any mileage', [2021, 2023, 2019]],
  ['minPrice=31000&maxPrice=31500', 'Any price', [2023, 2021, 2019]],
])('under a way out of %s, the nearest come first', async (search, text, years) => {
  const stock = [2010, 2023, 2016, 2021, 2019].map((year, index) => {
    const plain = advert(10 + index, 'Car', 'Honda', 'Civic');
    const vehicle = { ...plain.vehicle, year, mileage: (2023 - year) * 20_000, registration: null };
    return { ...plain, title: `${year - 2000}1 Honda Civic`, price: (year - 2008) * 2000, vehicle };
  });
  const url = new URL(`/used-cars/honda?${search}`, 'https://forecourt.example');
  const { relaxations } = await loadResults(url, fakeServices(stock, {}, [exampleDealer()]));
  const way = relaxations.find((each) => each.text.startsWith(text));
  expect(way?.cards.map(({ vehicle }) => Number(vehicle.title.slice(0, 2)) + 2000)).toEqual(years);
});

test.each([
  ['/used-cars', ['Car']],
  ['/bikes/used/yamaha?sort=price-asc', ['Bike']],
])(
  '%s is made of one channel: a change in another leaves its kept page as it is',
  async (address, channels) => {
    const reads = new MarketReads();
    await loadResults(new URL(address, 'https://forecourt.example'), noteReads(services, reads));
    expect(reads.channels()).toEqual(channels);
  },
);
