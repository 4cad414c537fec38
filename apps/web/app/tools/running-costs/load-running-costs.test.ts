import { slugify } from '@forecourt/domain';
import { expect, test, vi } from 'vitest';
import { exampleAdvert } from '../../../server/testing/example-advert.ts';
import { fakeServices } from '../../../server/testing/test-app.ts';
import { loadRunningCosts } from './load-running-costs.server.ts';

const plain = exampleAdvert();
const advert = {
  ...plain,
  vehicle: { ...plain.vehicle, fuel: 'Electric' as const, batteryKwh: 58, rangeKm: 420 },
};

async function view(query: string) {
  const services = fakeServices([advert]);
  await vi.waitUntil(() => services.search.version() === 1);
  const now = new Date('2026-11-15T12:00:00Z');
  return loadRunningCosts({ params: new URLSearchParams(query), services, path: '/running-costs', now });
}

const names = async (query: string) => (await view(query)).form.fields.map(({ name }) => name);

test('an advert is asked for nothing but the distance and the prices of what it runs on', async () => {
  expect(await names(`advert=${advert.publicReference}`)).toEqual([
    'advert',
    'km',
    'homeNight',
    'homeDay',
    'publicFast',
  ]);
});

test('an advert that is not there is refused at its field', async () => {
  const { form, explained } = await view('advert=000000000000');
  expect(form.fields[0]?.error).toBe('There is no advert with this reference.');
  expect(explained).toBeNull();
});

test('a described petrol car is asked for its engine and its CO₂', async () => {
  expect(await names('fuel=Petrol')).toEqual(expect.arrayContaining(['engine', 'co2', 'petrol']));
  expect(await names('fuel=Electric')).not.toContain('engine');
});

test('the models follow the make', async () => {
  const { form } = await view(`make=${slugify(advert.vehicle.make)}`);
  const model = form.fields.find(({ name }) => name === 'model');
  expect(model?.kind === 'choice' && model.options.map(({ label }) => label)).toEqual([
    'Any model',
    advert.vehicle.model,
  ]);
});

test('a total without the loss of value says so', async () => {
  const { summary, parts } = await view('fuel=Petrol&co2=120&km=15000');
  expect(summary).toContain('without loss of value');
  expect(parts).toContainEqual(expect.objectContaining({ kind: 'words', tone: 'warning' }));
});

test('it leads to vehicles that cost no more to run', async () => {
  const { parts } = await view('fuel=Petrol&year=2020&co2=120&engine=1500');
  const [link] = parts.flatMap((part) => (part.kind === 'links' ? part.links : []));
  expect(link?.href).toBe('/used-cars?maxYearlyCost=2350&sort=yearly-cost-asc');
});
