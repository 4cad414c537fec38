import type { Channel, Vehicle } from '@forecourt/domain';
import type { ModelBounds } from './model-bounds.ts';

/**
 * Names that an older car had in the last thirty years, with its first year in that period. The taxonomy has
 * the car that is sold now, or was sold in Ireland; these came before it, or as imports.
 */
// biome-ignore format: one make a line reads as a table
const earlierModels: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  'Aston Martin': { Vantage: 1990 },
  BMW: { '8 Series': 1989 },
  Dacia: { Duster: 2009, Logan: 2004, Sandero: 2007 },
  Fiat: { 600: 1998, Panda: 1980 },
  Ford: { Explorer: 1990, Mustang: 1964, Puma: 1997 },
  Honda: { Fit: 2001, Insight: 1999, Shuttle: 1983 },
  Hyundai: { Accent: 1994 },
  Lexus: { ES: 1989 },
  Maserati: { Ghibli: 1992, Quattroporte: 1994 },
  Mazda: { Demio: 1996 },
  MG: { ZS: 2001 },
  Mitsubishi: { Colt: 1978, Mirage: 1978, 'Space Star': 1998 },
  Nissan: { Elgrand: 1997, Pulsar: 1978, Serena: 1991 },
  Opel: { Frontera: 1991 },
  Renault: { Kangoo: 1997 },
  Suzuki: { Alto: 1979, Baleno: 1995, Ignis: 2000 },
  Toyota: { Camry: 1982, Estima: 1990, Highlander: 2000, Vitz: 1999 },
  Volkswagen: { Caddy: 1996, California: 1988, Jetta: 1979 },
};

/** An import may be from before the model came to Ireland. */
const soldElsewhereBefore = 3;
/** A classic may have any name, and lists of them are never complete. */
const classicFrom = 30;

/**
 * Why a year is hard to believe, as a sentence that begins with the field's name; null if it is not. Bike
 * names are reused too often to tell.
 */
export function doubtYear(
  channel: Channel,
  { make, model, year }: Pick<Vehicle, 'make' | 'model' | 'year'>,
  bounds: ModelBounds | null,
  age: number,
): string | null {
  if (channel === 'Bike' || bounds === null || bounds.isClassic || age >= classicFrom) return null;
  const first = Math.min(bounds.firstYear, earlierModels[make]?.[model] ?? bounds.firstYear);
  return year < first - soldElsewhereBefore ? `Year "${year}" is before this model was built` : null;
}
