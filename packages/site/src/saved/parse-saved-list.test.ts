import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exampleSavedVehicle } from './example-saved-vehicle.ts';
import { formatSavedList, parseSavedList } from './parse-saved-list.ts';
import type { SavedList } from './saved-list.ts';

const listOf = (count: number): SavedList =>
  Array.from({ length: count }, (_, index) => exampleSavedVehicle(`ref${String(index).padStart(9, '0')}`));

describe('parseSavedList', () => {
  it('parses what was stored', () => {
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
  ])('parses %o as no vehicles', (stored) => {
    expect(parseSavedList(stored, 'Car')).toEqual([]);
  });

  it('keeps what it understands of an odd entry', () => {
    expect(
      parseSavedList(
        '[{"publicReference":"0123456789ab","price":"x","imageCount":-1,"finance":{"monthlyPayment":"5"}}]',
        'Bike',
      ),
    ).toEqual([
      {
        publicReference: '0123456789ab',
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
  ])('rejects finance such as %o', (finance) => {
    expect(
      parseSavedList(JSON.stringify([{ publicReference: '0123456789ab', finance }]), 'Car')[0]?.finance,
    ).toBeNull();
  });

  it('rejects an infinite price, which storage can hold', () => {
    expect(parseSavedList('[{"publicReference":"0123456789ab","price":1e999}]', 'Car')[0]).toMatchObject({
      price: null,
      poa: true,
    });
  });

  it.each(['../../x', 'a', '0123456789ab/..', '0123456789AB', '0123456789abc', 'javascript:x'])(
    'rejects a vehicle called %o, which is not a reference',
    (publicReference) => {
      expect(parseSavedList(JSON.stringify([{ ...exampleSavedVehicle(publicReference) }]), 'Car')).toEqual(
        [],
      );
    },
  );

  it('rejects a negative price', () => {
    const stored = JSON.stringify([{ ...exampleSavedVehicle('0123456789ab'), price: -1 }]);
    expect(parseSavedList(stored, 'Car')[0]).toMatchObject({ price: null, poa: true });
  });

  it('rejects a negative monthly price', () => {
    const finance = { monthlyPayment: -1, quoteType: 'HP' };
    const stored = JSON.stringify([{ ...exampleSavedVehicle('0123456789ab'), finance }]);
    expect(parseSavedList(stored, 'Car')[0]?.finance).toBeNull();
  });

  it('rejects a picture from another host', () => {
    const stored = JSON.stringify([
      { ...exampleSavedVehicle('0123456789ab'), imageUrl: 'https://elsewhere.example/%d' },
    ]);
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
