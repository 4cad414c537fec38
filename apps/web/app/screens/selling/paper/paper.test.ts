import { exampleAdvert, exampleSellingFields } from '@forecourt/domain/testing';
import type { OwnAdvert } from '@forecourt/services';
import { expect, it } from 'vitest';
import { buildHandover } from './build-handover.ts';
import { buildWindowCard, parseCardSize } from './build-window-card.ts';

const at = '2026-11-12T09:00:00.000Z';
const now = new Date('2026-11-17T12:00:00Z');
const placed: OwnAdvert['placed'] = {
  publicReference: 'abcdefghjkmn',
  draftId: 'd',
  accountId: 1,
  state: 'live',
  stateSince: at,
  holds: [],
  plateKey: '191D12345',
  sentVersion: 1,
  sentPhotos: null,
  placedAt: at,
};
const own: OwnAdvert = {
  placed,
  draft: {
    id: 'd',
    accountId: 1,
    browserHash: null,
    fields: { ...exampleSellingFields, accident: 'no', financeOwed: 'unknown', hireUse: '' },
    version: 1,
    createdAt: at,
    updatedAt: at,
    photos: [],
    placed,
  },
  advert: {
    ...exampleAdvert,
    title: '191 Volkswagen Golf',
    price: 15_950,
    vehicle: { ...exampleAdvert.vehicle, registration: '191-D-12345', mileage: 84_500, year: 2019 },
  },
};
const options = { size: 'A4', origin: 'https://forecourt.example', now } as const;
const inState = (state: OwnAdvert['placed']['state']) => ({ ...own, placed: { ...placed, state } });

it('prints today’s price and its day, and the address behind the code', () => {
  expect(buildWindowCard(own, options)).toMatchObject({
    isSold: false,
    title: '191 Volkswagen Golf',
    price: '€15,950',
    pricedOn: '17 November 2026',
    address: 'forecourt.example/card/abcdefghjkmn',
    notice: null,
  });
});

it('names the test that the vehicle has', () => {
  const vehicle = { ...exampleAdvert.vehicle, nctExpiry: '2027-05-31' };
  const factsOf = (channel: 'Car' | 'Commercial') =>
    buildWindowCard({ ...own, advert: { ...exampleAdvert, channel, vehicle } }, options).facts;
  expect(factsOf('Car')).toContain('NCT until May 2027');
  expect(factsOf('Commercial')).toContain('CVRT until May 2027');
});

it('says sold when sold, without a price', () => {
  expect(buildWindowCard(inState('sold'), options)).toMatchObject({ isSold: true, price: '' });
});

it('warns on the screen that a scan would find nothing', () => {
  expect(buildWindowCard(inState('paused'), options).notice).toContain('paused');
  expect(buildWindowCard(inState('withdrawn'), options).notice).toContain('isn’t for sale at the moment');
});

it('knows two sizes', () => {
  expect(['A5', 'a5', 'A0', null].map(parseCardSize)).toEqual(['A5', 'A4', 'A4', 'A4']);
});

it('has the PIN with its 30 minutes for a car with a certificate', () => {
  const view = buildHandover(own, { at, place: 'here', price: 15_500 });
  expect(view.owner.hasPin).toBe(true);
  expect(view.owner.by).toContain('2019');
  expect(view.owner.steps.join(' ')).toMatch(/PIN.*30 minutes.*MyGovID/);
  expect(view.facts).toContainEqual({ label: 'Price paid', value: '€15,500' });
  expect(view.otherCases.join(' ')).toMatch(/RF105.*RF134/);
});

it('has the log book for one from before 1993', () => {
  const vehicle = { ...exampleAdvert.vehicle, registration: '92-C-1234', year: 1992 };
  const view = buildHandover({ ...own, advert: { ...exampleAdvert, vehicle } }, null);
  expect(view.owner.hasPin).toBe(false);
  expect(view.owner.steps.join(' ')).toContain('RF200');
  expect(view.owner.steps.join(' ')).not.toContain('PIN');
});

it('repeats the seller’s answers as they were given', () => {
  expect(buildHandover(own, null).answers.map(({ value }) => value)).toEqual([
    'No',
    'I don’t know',
    'Not answered',
  ]);
});
