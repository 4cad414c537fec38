import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exampleAdvert, golf } from '../contract/examples.ts';
import { buildAdvertInput, withProperties } from './advert-input.ts';

const hashOf = (changes: Parameters<typeof exampleAdvert>[1]) =>
  buildAdvertInput(exampleAdvert('a', changes)).contentHash;

describe('the hash of what a seller said', () => {
  it('does not depend on the order in which a vehicle’s attributes come', () => {
    const backwards = Object.fromEntries(Object.entries(golf).reverse()) as unknown as typeof golf;
    expect(hashOf({ vehicle: backwards })).toBe(hashOf({ vehicle: golf }));
  });

  it.each([
    [{ title: 'Other' }],
    [{ price: null }],
    [{ vehicle: { ...golf, doors: 5 } }],
    [{ pictures: [] }],
    [{ isFeatured: true }],
    [{ seller: { kind: 'trade', dealerId: 1 } as const }],
  ])('changes with %j', (changes) => {
    expect(hashOf(changes)).not.toBe(hashOf({}));
  });
});

describe('properties added to a JSON text', () => {
  it('are as if they had been there from the start', () => {
    const objects = fc.dictionary(fc.string(), fc.jsonValue(), { minKeys: 1 });
    fc.assert(
      fc.property(objects, objects, (first, second) => {
        const text = withProperties(JSON.stringify(first), second);
        expect(JSON.stringify(JSON.parse(text))).toBe(
          JSON.stringify(JSON.parse(JSON.stringify({ ...first, ...second }))),
        );
      }),
      { seed: 1, numRuns: 200 },
    );
  });
});
