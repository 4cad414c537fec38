import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyCharacter } from '../text/any-character.ts';
import { isPublicReference, parsePublicReference, publicReferenceOf } from './public-reference.ts';

describe('publicReferenceOf', () => {
  it('is the same on every machine and forever, because visitors keep the addresses', () => {
    expect(publicReferenceOf('market', 'car-1')).toBe('j4s45xt1ej36');
    expect(publicReferenceOf('', '')).toBe('fqarcdd6tnyg');
  });

  it('always has the shape of a reference', () => {
    const text = fc.string({ unit: anyCharacter });
    fc.assert(
      fc.property(text, text, (source, reference) => isPublicReference(publicReferenceOf(source, reference))),
      { seed: 2, numRuns: 300 },
    );
  });

  it('separates the end of the source from the start of the reference', () => {
    expect(publicReferenceOf('ab', 'c')).not.toBe(publicReferenceOf('a', 'bc'));
    expect(publicReferenceOf('a', ':b')).not.toBe(publicReferenceOf('a:', 'b'));
  });

  it('gives 200,000 numbered adverts as many references', () => {
    const references = new Set<string>();
    for (let number = 0; number < 200_000; number++)
      references.add(publicReferenceOf('market', `car-${number}`));
    expect(references.size).toBe(200_000);
  });

  it('uses each letter about equally often at every position', () => {
    const sample = 64_000;
    const counts = Array.from({ length: 12 }, () => new Map<string, number>());
    for (let number = 0; number < sample; number++) {
      const reference = publicReferenceOf('feed', String(number));
      counts.forEach((count, position) => {
        const letter = reference.charAt(position);
        count.set(letter, (count.get(letter) ?? 0) + 1);
      });
    }
    const expected = sample / 32;
    for (const count of counts) {
      expect(count.size).toBe(32);
      const chiSquare = [...count.values()].reduce((sum, seen) => sum + (seen - expected) ** 2 / expected, 0);
      // 31 degrees of freedom: a fair hash exceeds 75 once in fifty thousand samples.
      expect(chiSquare).toBeLessThan(75);
    }
  });

  it('changes about half of the reference bits when one character changes', () => {
    const differing = Array.from({ length: 500 }, (_, number) => {
      const one = publicReferenceOf('feed', `A${number}`);
      const other = publicReferenceOf('feed', `B${number}`);
      return [...one].filter((letter, index) => letter !== other[index]).length;
    });
    expect(Math.min(...differing)).toBeGreaterThan(7);
  });
});

describe('isPublicReference', () => {
  it.each(['', 'k2m9', '0123456789abc', '0123456789ai', '0123456789aL', '0123456789a ', '0123456789u0'])(
    'refuses %o',
    (text) => {
      expect(isPublicReference(text)).toBe(false);
    },
  );
});

describe('parsePublicReference', () => {
  it('accepts letters in any case', () => {
    expect(parsePublicReference(' J4S45XT1EJ36 ')).toBe('j4s45xt1ej36');
  });

  it('rejects what cannot be one', () => {
    expect(parsePublicReference('J4S45XT1EJ3U')).toBeNull();
  });
});
