import { expect, it } from 'vitest';
import { exampleAdvert } from '../../advert/example-advert.ts';
import type { Vehicle } from '../../vehicle/vehicle-attributes.ts';
import { type ScoredAdvert, scoreAdvert } from './score-advert.ts';

const vehicle: Vehicle = {
  ...exampleAdvert.vehicle,
  derivative: '1.6 TDI',
  fuel: 'Diesel',
  engineCc: 1598,
  colour: 'Grey',
  transmission: 'Manual',
  body: 'Hatchback',
  doors: 5,
  seats: 5,
  isAccidentDeclared: false,
  serviceHistory: 'Full',
  owners: 2,
  nctExpiry: '2027-05-31',
  financeOwed: 'No',
};
const whole: ScoredAdvert = {
  ...exampleAdvert,
  channel: 'Car',
  vehicle,
  usual: [],
  price: 15_950,
  pictures: Array.from({ length: 12 }, (_, index) => `photo:${index}.jpg`),
  description: 'words '.repeat(80),
  seller: { kind: 'private', name: 'Niamh', phone: '+353871234567', email: null },
};

it('gives an advert that says everything all points, and no advice', () => {
  expect(scoreAdvert(whole)).toEqual({ score: 100, reasons: [] });
});

it('names what gains most first', () => {
  const { score, reasons } = scoreAdvert({ ...whole, pictures: ['photo:a.jpg'], description: 'Good car.' });
  expect(score).toBe(100 - 33 - 20);
  expect(reasons.map(({ step, points }) => [step, points])).toEqual([
    ['photos', 33],
    ['words', 20],
  ]);
  expect(reasons[0]?.advice).toContain('Add 11 more photos');
});

it('counts what is only usual for the model as not stated', () => {
  const [reason] = scoreAdvert({ ...whole, usual: ['seats', 'engineCc'] }).reasons;
  expect(reason).toEqual({
    step: 'vehicle',
    points: 4,
    advice: 'Fill in the engine size and the seats: people filter by them.',
  });
});

it('does not ask for what the vehicle cannot have', () => {
  const electric = { ...vehicle, fuel: 'Electric', engineCc: null } as const;
  expect(scoreAdvert({ ...whole, vehicle: electric }).score).toBe(100);
  const bike = { ...vehicle, doors: null, seats: null, nctExpiry: null };
  expect(scoreAdvert({ ...whole, channel: 'Bike', vehicle: bike }).score).toBe(100);
});

it('takes “I don’t know” for no answer, and asks a dealer nothing about finance', () => {
  const unknown = { ...vehicle, financeOwed: 'Not known to the seller' } as const;
  expect(scoreAdvert({ ...whole, vehicle: unknown }).reasons[0]?.advice).toBe('Tell buyers about finance.');
  const dealer = { kind: 'trade', dealerId: 7 } as const;
  expect(scoreAdvert({ ...whole, vehicle: unknown, seller: dealer }).score).toBe(100);
});

it('is never below zero', () => {
  const { score } = scoreAdvert({
    ...whole,
    pictures: [],
    description: '',
    price: null,
    vehicle: {
      ...exampleAdvert.vehicle,
      derivative: null,
      engineCc: null,
      colour: null,
      transmission: null,
      body: null,
      doors: null,
      seats: null,
      isAccidentDeclared: null,
      serviceHistory: null,
      owners: null,
      nctExpiry: null,
      financeOwed: null,
    },
  });
  expect(score).toBe(0);
});
