import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyCharacter } from '../text/any-character.ts';
import { nameKey, nameSlug } from './name-slug.ts';
import { slugify } from './slugify.ts';

describe('nameSlug', () => {
  it.each([
    ['Mercedes-Benz', 'mercedes-benz'],
    ['Citroën', 'citroen'],
    ['Lynk & Co', 'lynk-&-co'],
    ['Golf 🚗', 'golf'],
    ['Løvemærke', 'lovemaerke'],
    ['Лада', 'u43bu430u434u430'],
    ['🚗', 'u1f697'],
    ['!!!', 'u21u21u21'],
    ['..', 'u2eu2e'],
    ['???', 'u3fu3fu3f'],
    ['ireland', 'ireland-'],
  ])('turns %o into %o', (name, slug) => expect(nameSlug(name)).toBe(slug));

  it('is the slug of every plain name', () => {
    for (const name of ['Up!', 'ID.3', '9-3', 'Luton / Box', '#1'])
      expect(nameSlug(name)).toBe(slugify(name));
  });

  it('gives every name an address, and leads back to its key', () => {
    const names = fc.string({ unit: anyCharacter, minLength: 1 }).filter((text) => text.trim() !== '');
    fc.assert(
      fc.property(names, (name) => {
        const slug = nameSlug(name);
        expect(slug).toMatch(/[a-z0-9]/);
        expect(slug).toMatch(/^[a-z0-9/&?=-]+$/);
        expect(nameKey(slug)).toBe(nameKey(name));
        expect(nameSlug(slug)).toBe(slug);
      }),
      { seed: 1, numRuns: 1000 },
    );
  });
});
