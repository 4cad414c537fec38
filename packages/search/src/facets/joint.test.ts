import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addBit, bitset } from '../bits/bitset.ts';
import { JointCounts } from './joint-counts.ts';
import { groupJointly } from './joint-groups.ts';

test('no group has more combinations than fit, and every column is in one', () => {
  const groups = groupJointly([61, 44, 36, 33, 33, 18, 9, 9, 4, 3]);
  expect(Math.max(...groups.map(({ combinations }) => combinations))).toBeLessThanOrEqual(1100);
  expect(groups.flatMap(({ members }) => members).sort((a, b) => a - b)).toEqual([
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9,
  ]);
});

test('counting combinations and summing them equals counting each column', () => {
  const codeCounts = [40, 30, 20, 7, 3];
  const row = fc.tuple(fc.nat(39), fc.nat(29), fc.nat(19), fc.nat(6), fc.nat(2));
  fc.assert(
    fc.property(fc.array(fc.tuple(row, fc.boolean()), { maxLength: 60 }), (rows) => {
      const joint = new JointCounts(codeCounts, 64);
      const columns = codeCounts.map((_, column) => Uint8Array.from(rows, ([codes]) => codes[column] ?? 0));
      joint.pack(columns, 0, rows.length);
      const set = bitset(64);
      for (const [doc, [, isIn]] of rows.entries()) {
        if (isIn) addBit(set, doc);
      }
      joint.count(set, [[0, 2]]);
      const expected = codeCounts.flatMap((codes, column) =>
        Array.from(
          { length: codes },
          (_, code) => rows.filter(([each, isIn]) => isIn && each[column] === code).length,
        ),
      );
      expect(Array.from(joint.sums)).toEqual(expected);
    }),
    { seed: 8 },
  );
});
