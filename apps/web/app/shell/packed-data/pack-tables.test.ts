import fc from 'fast-check';
import { expect, test } from 'vitest';
import { packTables, unpackTables } from './pack-tables.ts';

/** As the browser gets it: another object than the one that the server packed. */
const travel = <Data>(data: Data): Data => unpackTables(structuredClone(packTables(data)));

test('a list of like objects is written by column', () => {
  const cars = ['Golf', 'Polo', 'Up'].map((model, index) => ({
    make: 'Volkswagen',
    model,
    seller: { id: index },
  }));
  expect(packTables({ cars }).packed).toEqual({
    cars: { $rows: 3, columns: { make: 'Volkswagen', model: 'Golf|Polo|Up', 'seller.id': '~0|~1|~2' } },
  });
});

test('what all cells of a column begin with is written once', () => {
  const rows = ['a1', 'b2', 'c3', 'd4'].map((name) => ({ picture: `/media/adverts/${name}/304` }));
  expect(packTables(rows).packed).toEqual({
    $rows: 4,
    columns: { picture: 'a1/304|b2/304|c3/304|d4/304' },
    starts: { picture: '/media/adverts/' },
  });
  expect(travel(rows)).toEqual(rows);
});

test('a short list, and one with lists of objects inside, stay as they are', () => {
  const data = { pair: [{ a: 1 }, { a: 2 }], nested: [{ a: [{}] }, { a: [{}] }, { a: [{}] }] };
  expect(packTables(data).packed).toEqual(data);
});

test('rows may differ in what they have', () => {
  const rows = [{ a: null }, { a: { b: 'x' } }, { c: true }, { a: { b: 'y' }, c: false }, { d: ['e', 'f'] }];
  expect(travel(rows)).toEqual(rows);
});

test('the server renders from its own data, and the browser gets one object however often it asks', () => {
  const data = { rows: [{ a: 1 }, { a: 2 }, { a: 3 }] };
  expect(unpackTables(packTables(data))).toBe(data);
  const sent = structuredClone(packTables(data));
  expect(unpackTables(sent)).toBe(unpackTables(sent));
});

const key = fc.stringMatching(/^[a-z]{1,3}$/);
const scalar = fc.oneof(
  fc.string({ unit: fc.constantFrom('~', '|', '\n', '"', '€', 'a', '<') }),
  fc.integer(),
  fc.boolean(),
  fc.constant(null),
);
const row = fc.dictionary(key, fc.oneof(scalar, fc.dictionary(key, scalar, { noNullPrototype: true })), {
  noNullPrototype: true,
});

test('whatever is packed is unpacked alike, also with a long beginning', () => {
  const long = fc.constantFrom('/media/adverts/of/this/site/', '~"of a text with a sign', '');
  const likeRows = fc.tuple(long, fc.array(scalar, { maxLength: 8 }));
  fc.assert(
    fc.property(likeRows, ([start, ends]) => {
      const rows = ends.map((end) => ({ a: typeof end === 'string' ? start + end : end }));
      expect(travel({ rows })).toEqual({ rows });
    }),
  );
});

test('whatever is packed is unpacked alike', () => {
  fc.assert(
    fc.property(fc.array(row, { maxLength: 6 }), (rows) => {
      expect(travel({ rows })).toEqual({ rows });
    }),
  );
});
