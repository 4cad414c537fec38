import { channels, isPublicReference } from '@forecourt/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatSharedList, parseSharedList } from './shared-list.ts';

const reference = fc.stringMatching(/^[0-9a-hjkmnp-tv-z]{12}$/).filter(isPublicReference);

describe('a shared list', () => {
  it('parses back unchanged', () => {
    const lists = fc.record({
      channel: fc.constantFrom(...channels),
      references: fc.uniqueArray(reference, { minLength: 1, maxLength: 30 }),
    });
    fc.assert(
      fc.property(lists, (list) => {
        expect(parseSharedList(formatSharedList(list))).toEqual(list);
      }),
      { seed: 3, numRuns: 200 },
    );
  });

  it('is readable', () => {
    expect(formatSharedList({ channel: 'Bike', references: ['0123456789ab', 'ab0123456789'] })).toBe(
      'Bike:0123456789ab,ab0123456789',
    );
  });

  it('leaves out invalid references and duplicates', () => {
    expect(parseSharedList('cars:0123456789ab,../x,, 0123456789ab,ab0123456789')).toEqual({
      channel: 'Car',
      references: ['0123456789ab', 'ab0123456789'],
    });
  });

  it('holds no more than a visitor can save', () => {
    const many = Array.from({ length: 50 }, (_, number) => String(number).padStart(12, '0'));
    expect(parseSharedList(`Car:${many.join(',')}`)?.references).toHaveLength(30);
  });

  it.each(['', 'Car', 'Car:', 'Boat:0123456789ab', '0123456789ab', 'Car:x,y'])(
    'is null for the address %o',
    (text) => {
      expect(parseSharedList(text)).toBeNull();
    },
  );
});
