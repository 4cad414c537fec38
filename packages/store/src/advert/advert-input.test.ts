import { describe, expect, it } from 'vitest';
import { exampleAdvert, golf } from '../contract/examples.ts';
import { buildAdvertInput } from './advert-input.ts';

const hashOf = (changes: Parameters<typeof exampleAdvert>[1]) =>
  buildAdvertInput(exampleAdvert('a', changes)).contentHash;

describe('the hash of what a seller said', () => {
  it('matches the stored one, so that an import after an upgrade finds its adverts unchanged', () => {
    expect(hashOf({})).toBe('XzM7zZRRMipsHDhvHnACtddz9AM');
    expect(hashOf({ seller: { kind: 'trade', dealerId: 7 } })).toBe('-vZekcEI2SziPVxm14GyhGR651g-7');
  });

  it('does not depend on the order of a vehicle’s attributes', () => {
    const backwards = Object.fromEntries(Object.entries(golf).reverse()) as unknown as typeof golf;
    expect(hashOf({ vehicle: backwards })).toBe(hashOf({ vehicle: golf }));
  });

  it.each([
    [{ title: 'Other' }],
    [{ price: null }],
    [{ vehicle: { ...golf, doors: 5 } }],
    [{ pictures: [] }],
    [{ isFeatured: true }],
    [{ usual: ['body'] } as const],
    [{ doubted: ['price'] } as const],
    [{ seller: { kind: 'trade', dealerId: 1 } as const }],
  ])('changes with %j', (changes) => {
    expect(hashOf(changes)).not.toBe(hashOf({}));
  });
});
