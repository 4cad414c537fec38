import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { channels } from '../channel/channel.ts';
import { formatSavedList, parseSavedList } from './parse-saved-list.ts';
import {
  addSaved,
  hasSaved,
  isFull,
  removeSaved,
  type SavedList,
  savedKey,
  totalSaved,
} from './saved-list.ts';
import type { SavedVehicle } from './saved-vehicle.ts';

function savedVehicle(publicReference: string): SavedVehicle {
  return {
    publicReference,
    status: 'live',
    make: 'Ford',
    model: 'Focus',
    title: '2019 Ford Focus',
    derivative: null,
    imageUrl: '/media/adverts/x/1-aaaa/%d',
    imageCount: 3,
    price: 9950,
    poa: false,
    condition: 'Used',
    finance: { monthlyPayment: 199, quoteType: 'HP' },
  };
}

const listOf = (count: number): SavedList =>
  Array.from({ length: count }, (_, index) => savedVehicle(`ref${index}`));

describe('the saved list', () => {
  it('lives under a key of its channel', () => {
    expect(channels.map(savedKey)).toEqual(['savedCar', 'savedCommercial', 'savedBike']);
  });

  it('takes thirty vehicles and silently refuses the next', () => {
    const thirty = addSaved(listOf(29), savedVehicle('thirtieth'));
    expect(thirty).toHaveLength(30);
    expect(addSaved(thirty, savedVehicle('another'))).toBe(thirty);
  });

  it('is full above 29', () => {
    expect(isFull(listOf(29))).toBe(false);
    expect(isFull(listOf(30))).toBe(true);
    expect(isFull(listOf(31))).toBe(true);
  });

  it('holds a vehicle once', () => {
    const list = listOf(2);
    expect(addSaved(list, savedVehicle('ref1'))).toBe(list);
  });

  it('forgets a vehicle, and stays as it was when there is none to forget', () => {
    const list = listOf(2);
    expect(removeSaved(list, 'ref0').map((vehicle) => vehicle.publicReference)).toEqual(['ref1']);
    expect(removeSaved(list, 'other')).toBe(list);
    expect(hasSaved(list, 'ref0')).toBe(true);
    expect(hasSaved(list, 'other')).toBe(false);
  });

  it('is counted over all three channels', () => {
    expect(totalSaved({ Car: listOf(30), Commercial: listOf(2), Bike: [] })).toBe(32);
  });
});

describe('parseSavedList', () => {
  it('reads back what was written', () => {
    expect(parseSavedList(formatSavedList(listOf(3)), 'Car')).toEqual(listOf(3));
  });

  it.each([
    null,
    '',
    'null',
    '{}',
    '[',
    '"text"',
    '5',
    '[null, 5, "x", {}, {"publicReference": 5}, {"publicReference": ""}]',
  ])('reads %o as no vehicles', (stored) => {
    expect(parseSavedList(stored, 'Car')).toEqual([]);
  });

  it('keeps what it understands of an odd entry', () => {
    expect(
      parseSavedList(
        '[{"publicReference":"a","price":"x","imageCount":-1,"finance":{"monthlyPayment":"5"}}]',
        'Bike',
      ),
    ).toEqual([
      {
        publicReference: 'a',
        status: 'live',
        make: '',
        model: '',
        title: '',
        derivative: null,
        imageUrl: '/media/placeholder/bikes/%d',
        imageCount: 0,
        price: null,
        poa: true,
        condition: null,
        finance: null,
      },
    ]);
  });

  it.each([
    { monthlyPayment: 'x', quoteType: 'HP' },
    { monthlyPayment: null, quoteType: 'HP' },
    { monthlyPayment: 199, quoteType: 'Loan' },
    'HP',
  ])('knows no finance such as %o', (finance) => {
    expect(parseSavedList(JSON.stringify([{ publicReference: 'a', finance }]), 'Car')[0]?.finance).toBeNull();
  });

  it('knows no endless price, which storage can hold', () => {
    expect(parseSavedList('[{"publicReference":"a","price":1e999}]', 'Car')[0]).toMatchObject({
      price: null,
      poa: true,
    });
  });

  it('takes no picture from another host', () => {
    const stored = JSON.stringify([{ ...savedVehicle('a'), imageUrl: 'https://elsewhere.example/%d' }]);
    expect(parseSavedList(stored, 'Car')[0]?.imageUrl).toBe('/media/placeholder/cars/%d');
  });

  it('reads no more than thirty, and none twice', () => {
    expect(parseSavedList(formatSavedList(listOf(50)), 'Car')).toHaveLength(30);
    expect(parseSavedList(formatSavedList([...listOf(2), ...listOf(2)]), 'Car')).toHaveLength(2);
  });

  it('never throws, whatever the storage holds', () => {
    fc.assert(
      fc.property(fc.json(), (stored) => Array.isArray(parseSavedList(stored, 'Car'))),
      { seed: 10, numRuns: 500 },
    );
  });
});
