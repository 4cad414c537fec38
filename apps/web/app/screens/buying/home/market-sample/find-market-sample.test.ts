import { type Advert, dayMs } from '@forecourt/domain';
import { exampleAdvert } from '@forecourt/domain/testing';
import { fakeServices } from '@forecourt/services/testing';
import { expect, test } from 'vitest';
import { takeSample } from './find-market-sample.server.ts';

// The search engine has a clock of its own.
const now = new Date();
const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs).toISOString();
const reference = (number: number) => String(number).padStart(12, '0');

function car(number: number, changes: Partial<Advert> = {}): Advert {
  const listedAt = new Date(now.getTime() - number * 3_600_000).toISOString();
  return { ...exampleAdvert, publicReference: reference(number), listedAt, ...changes };
}

function dropped(number: number, from: number): Advert {
  return car(number, {
    price: 9000,
    priceHistory: [
      { at: daysAgo(45), price: from },
      { at: daysAgo(6), price: 9000 },
    ],
  });
}

test('the largest drop comes first', async () => {
  const services = fakeServices([dropped(1, 9500), car(2), dropped(3, 9900)]);
  expect((await takeSample(services, now)).priceDrops).toEqual([reference(3), reference(1)]);
});

test('a drop is found wherever it is among hundreds of cars that have none', async () => {
  const cars = Array.from({ length: 500 }, (_, index) => (index === 260 ? dropped(index, 9900) : car(index)));
  const services = fakeServices(cars);
  // Indexing this many takes several turns.
  await expect.poll(services.search.version).toBe(cars.length);
  expect((await takeSample(services, now)).priceDrops).toEqual([reference(260)]);
});

test('each body is represented by one car with a picture', async () => {
  const suv = { ...exampleAdvert.vehicle, body: 'SUV' } as const;
  const services = fakeServices([
    car(1),
    car(2, { vehicle: suv }),
    car(3, { vehicle: suv, pictures: [] }),
    car(4),
  ]);
  expect((await takeSample(services, now)).bodies).toEqual([reference(4), reference(2)]);
});

test('an empty market has nothing to show', async () => {
  expect(await takeSample(fakeServices([]), now)).toEqual({ priceDrops: [], bodies: [] });
});
