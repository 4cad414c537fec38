import { channels, slugify } from '@forecourt/domain';
import { modelsOf, type TaxonomyModel } from '@forecourt/taxonomy';
import type { VehicleLook } from './look.ts';
import { hashText } from './random.ts';

/** Colours that show the shape of a vehicle well. */
const showroomColours = ['Blue', 'Red', 'Grey', 'White', 'Green', 'Orange', 'Silver'] as const;
const newestYear = 2025;

/**
 * A model as a review shows it, by the slugs of its make and model: its usual body, its own colour, no plate.
 */
export function lookOfModel(make: string, model: string): VehicleLook | null {
  for (const channel of channels) {
    const known = modelsOf(channel).find(
      (each) => slugify(each.make) === make && slugify(each.model) === model,
    );
    if (known) return { channel, ...describe(known) };
  }
  return null;
}

function describe({ make, model, bodies, fuels, years }: TaxonomyModel): Omit<VehicleLook, 'channel'> {
  const seed = hashText(`${make} ${model}`);
  return {
    make,
    model,
    body: bodies[0] ?? 'Hatchback',
    colour: showroomColours[seed % showroomColours.length] ?? 'Blue',
    year: Math.min(newestYear, years[1] ?? newestYear),
    doors: null,
    fuel: fuels[0] ?? 'Petrol',
    plate: null,
    seed,
  };
}
