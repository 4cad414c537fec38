import { describe, expect, it, test } from 'vitest';
import type { Advert } from '../advert/advert.ts';
import { exampleAdvert, exampleVehicle } from '../advert/example-advert.ts';
import type { Vehicle } from '../vehicle/vehicle-attributes.ts';
import { checklistIds, listChecklist } from './checklist.ts';
import { listViewingQuestions } from './viewing-questions.ts';

const today = new Date('2026-11-17T12:00:00Z');

const ask = (vehicle: Partial<Vehicle>, changes: Partial<Advert> = {}) =>
  listViewingQuestions(
    { ...exampleAdvert, ...changes, vehicle: { ...exampleVehicle, ...vehicle } },
    today,
  ).join('\n');

const privateSeller = { kind: 'private', name: 'Niamh', phone: null, email: null } as const;
const drop = {
  price: 14_000,
  priceHistory: [
    { at: '2026-11-01T09:00:00.000Z', price: 14_950 },
    { at: '2026-11-10T09:00:00.000Z', price: 14_000 },
  ],
};

describe('a question is asked', () => {
  // biome-ignore format: one case a line reads as a table
  const cases: [string, Partial<Vehicle>, Partial<Advert>, string][] = [
    ['of a plate of another year', { registration: '182-D-1' }, {}, 'The plate says 2018 but the advert says 2019. Why?'],
    ['of a missing plate', { registration: null }, {}, 'What’s the registration?'],
    ['of an import', { origin: 'Great Britain' }, {}, 'first registered in Great Britain. Can I see the import papers and the VRT receipt?'],
    ['of an import from elsewhere', { origin: 'Elsewhere' }, {}, 'first registered abroad'],
    ['of a northern plate', { registration: 'AZ 1234' }, {}, 'Northern Ireland plate'],
    ['of a clock in miles', { isMileageInMiles: true }, {}, 'The clock counts in miles'],
    ['of a test that ran out', { nctExpiry: '2026-11-01' }, {}, 'The NCT ran out on 1 November 2026. Will you put it through'],
    ['of a test that soon runs out', { nctExpiry: '2026-12-24' }, {}, 'The NCT runs out on 24 December 2026'],
    ['of a long test', { nctExpiry: '2027-10-01' }, {}, 'The advert says NCT until 1 October 2027. Can I see the cert'],
    ['of a test that is not stated', {}, {}, 'How long is left on the NCT? The advert doesn’t say.'],
    ['of a van’s test', { nctExpiry: '2027-10-01' }, { channel: 'Commercial' }, 'CVRT until 1 October 2027'],
    ['of a private seller', {}, { seller: privateSeller }, 'is your name on the registration certificate?'],
    ['of finance owed', { financeOwed: 'Yes' }, {}, 'settlement letter'],
    ['of unknown finance', { financeOwed: 'Not known to the seller' }, {}, 'doesn’t know if there’s finance on it'],
    ['of finance that is not stated', {}, {}, 'Is there any finance on it?'],
    ['of a declared accident', { isAccidentDeclared: true }, {}, 'An accident or write-off is declared'],
    ['of unknown accidents', { accidentHistory: 'Not known to the seller' }, {}, 'doesn’t know if it was ever in an accident'],
    ['of hire use', { hireUse: 'Yes' }, {}, 'It was a taxi, hire or driving-school car'],
    ['of full history', { serviceHistory: 'Full' }, {}, 'every stamp and bill'],
    ['of partial history', { serviceHistory: 'Partial' }, {}, 'What’s missing from the service history'],
    ['of no history', { serviceHistory: 'None' }, {}, 'There’s no service history'],
    ['of several owners', { owners: 3 }, {}, 'It’s had 3 owners'],
    ['of a stated warranty', { warrantyMonths: 12 }, {}, '12 months’ warranty'],
    ['of a warranty that is not stated', {}, {}, 'What warranty comes with it'],
    ['of a mileage that is not stated', { mileage: null }, {}, 'What’s on the clock?'],
    ['of a doubted mileage', {}, { doubted: ['mileage'] }, 'The advert says 98,000 km, which looks unusual'],
    ['of a high mileage', { mileage: 280_000 }, {}, '280,000 km is about 40,000 km a year'],
    ['of a low mileage', { mileage: 20_000 }, {}, '20,000 km is little for its age'],
    ['of the belt of an older engine', {}, {}, 'timing belt or a chain'],
    ['of a diesel', {}, {}, 'Did it do long runs?'],
    ['of an automatic', { transmission: 'Automatic' }, {}, 'automatic gearbox'],
    ['of an electric car', { fuel: 'Electric' }, {}, 'battery’s health'],
    ['of a plug-in', { fuel: 'Petrol Plug-in Hybrid' }, {}, 'charging cables'],
    ['of old tyres', {}, {}, 'When were the tyres last changed?'],
    ['of a bike’s chain', {}, { channel: 'Bike' }, 'tyres and the chain'],
    ['of a price on application', {}, { price: null }, 'What’s the price?'],
    ['of a doubted price', {}, { doubted: ['price'] }, 'The price looks unusual'],
    ['of a price drop', {}, drop, 'The price came down by €950 on 10 November 2026'],
    ['of a long time for sale', {}, { listedAt: '2026-08-01T09:00:00.000Z' }, 'advertised for 108 days'],
  ];
  it.each(cases)('%s', (_, vehicle, changes, words) => expect(ask(vehicle, changes)).toContain(words));
});

describe('a question is not asked', () => {
  // biome-ignore format: one case a line reads as a table
  const cases: [string, Partial<Vehicle>, Partial<Advert>, string][] = [
    ['about finance that is denied', { financeOwed: 'No' }, {}, 'finance'],
    ['about an accident that is denied', { isAccidentDeclared: false }, {}, 'accident'],
    ['about one owner', { owners: 1 }, {}, 'owner'],
    ['about a plate of its year', {}, {}, 'plate says'],
    ['about an ordinary mileage', {}, {}, 'a year'],
    ['about a bike’s test', {}, { channel: 'Bike' }, 'NCT'],
    ['about a belt of an electric car', { fuel: 'Electric' }, {}, 'belt'],
    ['about an old price of a price on application', {}, { ...drop, price: null }, 'came down'],
    ['about the past of a new car', { condition: 'New', registration: null, mileage: null }, {}, 'owner'],
    ['about a warranty of a private seller', {}, { seller: privateSeller }, 'warranty'],
  ];
  it.each(cases)('%s', (_, vehicle, changes, words) => expect(ask(vehicle, changes)).not.toContain(words));
});

test('what is only usual for the model is not stated', () => {
  const vehicle = { serviceHistory: 'Full', transmission: 'Automatic', owners: 3 } as const;
  const asked = ask(vehicle, { usual: ['serviceHistory', 'transmission', 'owners'] });
  expect(asked).not.toMatch(/full service history|automatic|3 owners/i);
  expect(asked).toContain('How many owners');
});

test('a checklist fits the vehicle, and its ids are unique', () => {
  const ids = (vehicle: Partial<Vehicle>, channel: Advert['channel'] = 'Car') =>
    listChecklist({ channel, vehicle: { ...exampleVehicle, ...vehicle } }).flatMap(({ items }) =>
      items.map(({ id }) => id),
    );
  expect(ids({ transmission: 'Manual' })).toEqual(expect.arrayContaining(['clutch', 'oil', 'rust']));
  expect(ids({ fuel: 'Electric' })).toEqual(expect.arrayContaining(['battery', 'charging']));
  expect(ids({ fuel: 'Electric' })).not.toContain('oil');
  expect(ids({}, 'Bike')).toContain('chain');
  expect(ids({}, 'Bike')).not.toContain('rust');
  expect(ids({}, 'Commercial')).toContain('load');
  for (const channel of ['Car', 'Bike', 'Commercial'] as const) {
    expect(new Set(ids({}, channel)).size).toBe(ids({}, channel).length);
    for (const id of ids({}, channel)) expect(checklistIds).toContain(id);
  }
});
