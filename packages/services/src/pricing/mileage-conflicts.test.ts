import { PriceBook } from '@forecourt/pricing';
import { DatabaseError } from '@forecourt/store';
import { expect, test } from 'vitest';
import { exampleAdvert } from '../testing/example-advert.ts';
import { createPricingService } from './pricing-service.ts';

const own = exampleAdvert();
const twin = exampleAdvert({ publicReference: 'another', vehicle: { ...own.vehicle, mileage: 1000 } });

const conflictsOf = (registration: string | null, findByPlate: () => Promise<(typeof own)[]>) =>
  createPricingService({
    book: new PriceBook(),
    findByPlate,
    findReferencesByPlate: async () => (await findByPlate()).map(({ publicReference }) => publicReference),
  }).mileageConflicts({ ...own, vehicle: { ...own.vehicle, registration } });

test('a live advert with the same plate and another mileage is found, without its seller', async () => {
  const [found] = await conflictsOf('191-D-12345', async () => [own, twin]);
  expect(found?.publicReference).toBe('another');
  expect(found).not.toHaveProperty('seller');
});

test.each([null, 'TBC'])('the plate %s is not looked up', async (registration) => {
  const unexpected = () => Promise.reject(new Error('It was looked up'));
  expect(await conflictsOf(registration, unexpected)).toEqual([]);
});

test('while the database is unreachable the advert has no such warning; any other error is reported', async () => {
  const unreachable = () => Promise.reject(new DatabaseError('unreachable', 'No answer'));
  expect(await conflictsOf('191-D-12345', unreachable)).toEqual([]);
  const broken = () => Promise.reject(new Error('A bug'));
  await expect(conflictsOf('191-D-12345', broken)).rejects.toThrow('A bug');
});
