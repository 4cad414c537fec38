import { type Advert, formatEuro, slugify } from '@forecourt/domain';
import { exampleAdvert, fakeServices } from '@forecourt/services/testing';
import { expect, test, vi } from 'vitest';
import { createTestApp } from '../../../../server/testing/test-app.ts';
import { parseYearlyDistance } from '../../../screens/buying/advert/running-cost/build-running-cost-view.ts';
import { loadRunningCosts } from './load-running-costs.server.ts';

const plain = exampleAdvert();
const advert: Advert = {
  ...plain,
  vehicle: { ...plain.vehicle, fuel: 'Electric', batteryKwh: 58, rangeKm: 420 },
};

async function view(query: string, adverts = [advert]) {
  const services = fakeServices(adverts);
  await vi.waitUntil(() => services.search.version() > 0);
  const now = new Date('2026-11-15T12:00:00Z');
  return loadRunningCosts({ params: new URLSearchParams(query), services, path: '/running-costs', now });
}

const names = async (query: string) => (await view(query)).form.fields.map(({ name }) => name);

test('an advert is asked only for the distance, insurance and the prices of its fuel', async () => {
  expect(await names(`advert=${advert.publicReference}`)).toEqual([
    'km',
    'insurance',
    'advert',
    'homeNight',
    'homeDay',
    'publicFast',
  ]);
});

test('an advert may be given as a link', async () => {
  expect(await names(`advert=https://forecourt.example/cars/fpa/${advert.publicReference}`)).toEqual(
    await names(`advert=${advert.publicReference}`),
  );
});

test('a missing advert is refused at its field', async () => {
  const { form, explained } = await view('advert=000000000000');
  expect(form.fields.find(({ name }) => name === 'advert')?.error).toBe(
    'We can’t find an advert with that link or reference.',
  );
  expect(explained).toBeNull();
});

test('a described petrol car is asked for its engine and its CO₂', async () => {
  expect(await names('fuel=Petrol')).toEqual(expect.arrayContaining(['engine', 'co2', 'petrol']));
  expect(await names('fuel=Electric')).not.toContain('engine');
});

test('the models depend on the make', async () => {
  const { form } = await view(`make=${slugify(advert.vehicle.make)}`);
  const model = form.fields.find(({ name }) => name === 'model');
  expect(model?.kind === 'choice' && model.options.map(({ label }) => label)).toEqual([
    'Any model',
    advert.vehicle.model,
  ]);
});

test('a total without depreciation says so', async () => {
  const { summary, parts } = await view('fuel=Petrol&co2=120&km=15000');
  expect(summary).toContain('without depreciation and insurance');
  expect(parts).toContainEqual(expect.objectContaining({ kind: 'words', tone: 'warning' }));
});

test('it links to vehicles that cost no more to run', async () => {
  const { parts } = await view('fuel=Petrol&year=2020&co2=120&engine=1500');
  const [link] = parts.flatMap((part) => (part.kind === 'links' ? part.links : []));
  expect(link?.href).toBe('/used-cars?maxYearlyCost=2550&sort=yearly-cost-asc');
});

test.each(['Car', 'Commercial', 'Bike'] as const)(
  'an advert (%s) costs the same here, on its own page and over REST at the default distance',
  async (channel) => {
    const asked = { ...advert, channel };
    const { app } = createTestApp({ adverts: [asked] });
    const { pricing } = fakeServices([asked]);
    const response = await app.request(`/rest/1.0/${channel}/running-costs/${asked.publicReference}`);
    const { total } = (await response.json()) as { total: number };
    const { parts } = await view(`advert=${asked.publicReference}`, [asked]);
    const [figures] = parts.filter((part) => part.kind === 'figures');
    const kmAYear = parseYearlyDistance(null, channel);
    expect(figures?.figures[0]?.figure).toBe(formatEuro(total));
    expect(pricing.yearlyCost(asked, { kmAYear }).total).toBe(total);
  },
);

test('insurance is the average or the visitor’s own premium, and the sentence says so', async () => {
  const at = async (query: string) => (await view(`advert=${advert.publicReference}&${query}`)).summary;
  const amount = (summary: string) => Number(summary.match(/€([\d,]+) a year/)?.[1]?.replace(',', ''));
  const without = await at('');
  expect(without).toContain('without depreciation and insurance');
  const average = await at('insurance=average');
  expect(average).not.toContain('insurance');
  expect(amount(average) - amount(without)).toBe(623);
  expect(amount(await at('insurance=own&premium=1,500')) - amount(without)).toBe(1500);
});

test('a bike has no average premium to choose', async () => {
  const field = (await view('kind=bike&insurance=average')).form.fields.find(
    ({ name }) => name === 'insurance',
  );
  expect(field?.error).toBeUndefined();
  expect(field?.kind === 'choice' && field.options.map(({ value }) => value)).toEqual(['none', 'own']);
});

const octavias = Array.from({ length: 9 }, (_, index) =>
  exampleAdvert({
    publicReference: String(index + 1).padStart(12, '0'),
    price: 16_000 - index * 150,
    vehicle: {
      ...plain.vehicle,
      registration: `191-D-${1000 + index}`,
      fuel: index === 0 ? 'Petrol' : 'Diesel',
      engineCc: index === 0 ? 999 : 1598,
      co2: index === 0 ? 120 : 105,
    },
  }),
);

test('empty values are taken from similar adverts, and named', async () => {
  const { parts } = await view('make=skoda&model=octavia&year=2019', octavias);
  const [words] = parts.filter((part) => part.kind === 'words');
  expect(words?.words).toBe('Based on 8 similar adverts: Diesel, 1,598 cc, 105 g/km of CO₂.');
});

test('values that no advert states are the usual ones for the model, and named', async () => {
  const { parts } = await view('make=skoda&model=octavia&year=2022&fuel=Diesel');
  const [words] = parts.filter((part) => part.kind === 'words');
  expect(words?.words).toMatch(/^Usual for the model: 1,968 cc, \d+ g\/km of CO₂\.$/);
});

test('given values take precedence over those of adverts', async () => {
  const { explained } = await view(
    'make=Skoda&model=Octavia&year=2019&fuel=diesel&engine=1968&co2=116',
    octavias,
  );
  expect(explained?.working[0]?.detail).toContain('116 g/km');
});

test('nothing is calculated without an engine', async () => {
  const { summary, explained } = await view('');
  expect(summary).toBe('Choose a make and model, or enter the fuel and engine size.');
  expect(explained).toBeNull();
});

test.each([
  ['kind=boat', 'kind'],
  ['make=nope', 'make'],
  ['fuel=steam', 'fuel'],
])('%s is answered with a sentence', async (query, name) => {
  const { form } = await view(query);
  expect(form.fields.find((field) => field.name === name)?.error).toContain('We don’t recognise');
});

test('until a vehicle is described, the answer is an example at the visitor’s own distance', async () => {
  const example = await view('kind=car&make=&model=&km=30000', octavias);
  expect(example.example).toBe('A 2020 Škoda Octavia doing 30,000 km a year');
  expect(example.form.isAsked).toBe(false);
  expect(example.parts.some(({ kind }) => kind === 'figures')).toBe(true);
  expect((await view('fuel=Petrol', octavias)).example).toBeUndefined();
});
