import type { Advert, Viewing } from '@forecourt/domain';
import { exampleAdvert, exampleVehicle } from '@forecourt/domain/testing';
import { expect, it } from 'vitest';
import { buildReceipt } from './build-receipt.ts';
import { buildViewingDay } from './build-viewing-day.ts';
import { planViewings } from './plan-viewings.ts';
import { parseViewingDay } from './viewing-day-address.ts';

const now = new Date('2026-11-17T12:00:00Z');
const cork = { ...exampleAdvert.place, county: 'Cork', town: 'Cork', latitude: 51.9, longitude: -8.47 };
const seller = { kind: 'private', name: 'Niamh', phone: null, email: null } as const;
const adverts: Advert[] = [
  { ...exampleAdvert, publicReference: '000000000001', place: cork, seller },
  { ...exampleAdvert, publicReference: '000000000002' },
  { ...exampleAdvert, publicReference: '000000000003', status: 'ended' },
];

function build(query: string, agreements: ReadonlyMap<string, Viewing> = new Map()) {
  const asked = parseViewingDay(new URLSearchParams(query));
  const plan = planViewings(
    adverts.filter(({ publicReference }) => asked.picked.includes(publicReference)),
    asked,
    agreements,
  );
  const guide = {
    title: 'Buying an Octavia',
    path: '/used-car-guides/octavia',
    questions: [{ ask: 'Why?' }],
  };
  const dealers = new Map([[7, { name: 'Half Mile Autos' }]]);
  return buildViewingDay({ asked, plan, dealers, guideOf: () => guide, now });
}

const all = adverts.map(({ publicReference }) => `pick=${publicReference}`).join('&');

it('starts near the visitor, and leaves out what is sold', () => {
  const day = build(`${all}&from=Swords&day=2026-11-21`);
  expect(day.stops.map(({ reference }) => reference)).toEqual(['000000000002', '000000000001']);
  expect(day.day).toBe('Saturday 21 November 2026');
  expect(day.notes.join()).toContain('One is no longer for sale');
  expect(day.stops[0]).toMatchObject({
    seller: 'Half Mile Autos',
    place: 'Swords, Co. Dublin',
    receiptHref: null,
  });
  expect(day.stops[1]).toMatchObject({
    seller: 'Private seller',
    receiptHref: '/viewing-day/receipt/000000000001',
    guide: { questions: ['Why?'] },
  });
});

it('says the time and the way in one sentence', () => {
  const [first, second] = build(`${all}&from=Swords`).stops;
  expect(first?.way).toBe('in the same place');
  expect(second?.way).toMatch(/^about \d+ km from the last stop$/);
});

it('takes the time and the place that were agreed for that day, and sees the rest around them', () => {
  const agreed = {
    state: 'confirmed',
    startsAt: '2026-11-21T10:15:00.000Z',
    minutes: 30,
    place: 'Quay 1, Cork',
  } as Viewing;
  const agreements = new Map([['000000000001', agreed]]);
  const day = build(`${all}&from=Swords&day=2026-11-21`, agreements);
  expect(day.stops.map(({ reference }) => reference)).toEqual(['000000000001', '000000000002']);
  expect(day.stops[0]).toMatchObject({ when: 'Agreed for 10:15', place: 'Quay 1, Cork' });
  expect(day.stops[1]?.when).toMatch(/^About /);
  const another = build(`${all}&from=Swords&day=2026-11-22`, agreements);
  expect(JSON.stringify(another)).not.toMatch(/Agreed|Quay/);
});

it('says what it cannot use, and plans the rest', () => {
  expect(build(`${all}&from=Xyzzy`)).toMatchObject({ stops: { length: 2 }, calendarHref: null });
  expect(build(`${all}&from=Xyzzy`).notes.join()).toContain('We don’t know “Xyzzy”');
  expect(build('plan=1').notes).toEqual(['Tick at least one vehicle.']);
  expect(build('').notes).toEqual([]);
});

it('begins at the hour that clocks in Ireland show, in summer and in winter', () => {
  const startOf = (day: string) => {
    const asked = parseViewingDay(new URLSearchParams(`day=${day}&at=09:30`));
    return planViewings(adverts.slice(0, 1), asked).viewings[0]?.startsAt?.toISOString();
  };
  expect(startOf('2026-11-21')).toBe('2026-11-21T09:30:00.000Z');
  expect(startOf('2027-07-03')).toBe('2027-07-03T08:30:00.000Z');
});

it('a receipt states what the advert states, and leaves the rest to be written', () => {
  const vehicle = { ...exampleVehicle, financeOwed: 'No', serviceHistory: 'Full' } as const;
  const receipt = buildReceipt({ ...exampleAdvert, vehicle, usual: ['serviceHistory'] });
  expect(receipt.answers).toEqual([{ label: 'Finance owed:', value: 'No' }]);
  for (const label of ['Frame number (VIN)', 'Price paid']) {
    expect(receipt.facts).toContainEqual({ label, value: '' });
  }
  expect(receipt.hasPin).toBe(true);
});
