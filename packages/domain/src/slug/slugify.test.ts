import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyCharacter } from '../text/any-character.ts';
import { slugify } from './slugify.ts';
import { valueOfSlug } from './value-of-slug.ts';

describe('slugify', () => {
  it.each([
    ['Alfa Romeo', 'alfa-romeo'],
    ['Citroën', 'citroen'],
    ['Škoda', 'skoda'],
    ['Uíbh Fhailí', 'uibh-fhaili'],
    ['Mercedes-Benz', 'mercedes-benz'],
    ['Luton / Box', 'luton-/-box'],
    ["cee'd", 'ceed'],
    ['ID.3', 'id3'],
    ['Town & Country', 'town-&-country'],
    ['a?b=c', 'a?b=c'],
    ['Up!', 'up'],
    ['  Golf  ', 'golf'],
    ['Ireland', 'ireland-'],
    ['', ''],
  ])('turns %o into %o', (text, slug) => {
    expect(slugify(text)).toBe(slug);
  });

  it('keeps only what an address may contain, and is idempotent', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter }), (text) => {
        const slug = slugify(text);
        expect(slug).toMatch(/^[a-z0-9/&?=-]*$/);
        expect(slugify(slug)).toBe(slug);
      }),
      { seed: 1, numRuns: 300 },
    );
  });
});

describe('valueOfSlug', () => {
  it('finds the option of a slug', () => {
    expect(valueOfSlug(['Petrol', 'Petrol Plug-in Hybrid'], 'petrol-plug-in-hybrid')).toBe(
      'Petrol Plug-in Hybrid',
    );
    expect(valueOfSlug(['Petrol'], 'diesel')).toBeUndefined();
  });
});
