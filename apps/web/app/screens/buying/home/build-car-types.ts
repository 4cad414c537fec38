import { groupDigits, isElectric, isFamilySized, isHybrid } from '@forecourt/domain';
import type { Facets, FacetValue } from '@forecourt/search';
import { drawnPicture } from '@forecourt/services';
import type { CarTypeCardProps } from '@forecourt/ui';

/** Drawn like the pictures of the articles, so that the page has one style. */
const scene = (subject: string, variation = 0) => drawnPicture({ subject, variation }, [304, 480, 608]);

/** Kinds of car that people choose before a make, each with its own page. */
export function buildCarTypes(facets: Facets): CarTypeCardProps[] {
  const electric = sum(facets.fuel, ({ label }) => isElectric(label));
  const hybrid = sum(facets.fuel, ({ label }) => isHybrid(label));
  const sevenSeats = sum(facets.seats, ({ value }) => isFamilySized(Number(value)));
  return [
    {
      ...scene('electric'),
      title: 'Electric cars',
      summary: onSale(electric, 'for sale, with range, charging and grants explained.', {
        none: 'Range, charging and grants explained.',
      }),
      buttonLabel: 'Go electric',
      buttonLink: '/electric-cars',
    },
    {
      // Its first drawing has the sun behind the leaf.
      ...scene('hybrid', 2),
      title: 'Hybrid cars',
      summary: onSale(hybrid, 'for sale, from self-charging to plug-in.', {
        none: 'From self-charging to plug-in.',
      }),
      buttonLabel: 'Compare hybrids',
      buttonLink: '/hybrid-cars',
    },
    {
      ...scene('family'),
      title: 'Family cars',
      summary: onSale(sevenSeats, 'with seven seats or more, and what to look for.', {
        none: 'Room for everyone, and what to look for.',
      }),
      buttonLabel: 'See family cars',
      buttonLink: '/family-cars',
    },
    {
      ...scene('classic'),
      title: 'Classic cars',
      summary: 'Thirty years or older: what they cost to tax, insure and keep.',
      buttonLabel: 'Find a classic',
      buttonLink: '/classic-cars',
    },
  ];
}

function sum(values: readonly FacetValue[] = [], isWanted: (value: FacetValue) => boolean): number {
  return values.filter(isWanted).reduce((total, { count }) => total + count, 0);
}

function onSale(count: number, words: string, { none }: { none: string }): string {
  return count === 0 ? none : `${groupDigits(count)} ${words}`;
}
