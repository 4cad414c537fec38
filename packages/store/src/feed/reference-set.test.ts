import { publicReferenceOf } from '@forecourt/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ReferenceSet } from './reference-set.ts';

describe('a set of references', () => {
  it('behaves like a plain set', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(500), { maxLength: 2000 }), (numbers) => {
        const set = new ReferenceSet();
        const plain = new Set<string>();
        for (const number of numbers) {
          const reference = publicReferenceOf('x', String(number));
          expect(set.add(reference)).toBe(!plain.has(reference));
          plain.add(reference);
        }
        expect(set.size).toBe(plain.size);
        expect(set.has(publicReferenceOf('y', '1'))).toBe(false);
      }),
      { seed: 1, numRuns: 50 },
    );
  });

  it('grows past its first size', () => {
    const set = new ReferenceSet();
    const references = Array.from({ length: 20_000 }, (_, index) => publicReferenceOf('x', String(index)));
    for (const reference of references) set.add(reference);
    expect(references.every((reference) => set.has(reference))).toBe(true);
  });

  it('holds the reference that is all zeros', () => {
    const set = new ReferenceSet();
    expect(set.has('000000000000')).toBe(false);
    expect([set.add('000000000000'), set.has('000000000000')]).toEqual([true, true]);
  });
});
