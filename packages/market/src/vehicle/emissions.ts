import { cycleOf } from '@forecourt/domain';
import type { Fuel, Span } from '@forecourt/taxonomy';
import { randomStream } from '../random/random-stream.ts';

type Guide = Readonly<Partial<Record<Fuel, readonly (readonly [litres: number, ...Span])[]>>>;

/** Rough CO₂ in g/km by engine size: good for a made-up market, not for a real advert. */
const nedc: Guide = {
  Petrol: [
    [1, 99, 115],
    [1.2, 110, 128],
    [1.4, 120, 142],
    [1.6, 135, 158],
    [2, 150, 188],
    [2.5, 185, 220],
    [3, 195, 250],
    [6, 290, 370],
  ],
  Diesel: [
    [1.4, 90, 112],
    [1.6, 95, 118],
    [2, 106, 142],
    [2.2, 125, 162],
    [3, 145, 198],
    [4.2, 215, 260],
  ],
  'Petrol Hybrid': [
    [1.5, 75, 88],
    [1.8, 80, 96],
    [2.5, 104, 126],
    [3.5, 135, 160],
  ],
  'Petrol Plug-in Hybrid': [
    [1, 32, 56],
    [3, 40, 70],
  ],
  'Bi Fuel': [
    [1, 105, 118],
    [1.2, 112, 125],
  ],
};
const wltp: Guide = {
  Petrol: [
    [1, 117, 133],
    [1.2, 122, 138],
    [1.5, 127, 149],
    [2, 155, 196],
    [3, 188, 250],
    [6, 290, 370],
  ],
  Diesel: [
    [1.5, 117, 133],
    [1.6, 124, 140],
    [2, 122, 166],
    [2.2, 150, 190],
    [3, 168, 226],
  ],
  'Petrol Hybrid': [
    [1.5, 87, 106],
    [1.8, 98, 116],
    [2.5, 125, 148],
    [3.5, 160, 185],
  ],
  'Petrol Plug-in Hybrid': [
    [1, 14, 42],
    [3, 20, 58],
  ],
  'Bi Fuel': [
    [1, 108, 122],
    [1.2, 115, 128],
  ],
};

const gramsPerLitre: Readonly<Partial<Record<Fuel, number>>> = {
  Diesel: 26.5,
  'Diesel Hybrid': 26.5,
  'Diesel Plug-in Hybrid': 26.5,
};
const gramsPerLitreOfPetrol = 23.2;

export interface Emissions {
  co2: number;
  /** Litres for 100 km by the label; null for an electric vehicle. */
  consumption: number | null;
}

/** The same version of a model always emits the same, so its figures come from a stream of the version's own name. */
export function emissionsOf(
  version: string,
  fuel: Fuel,
  litres: number,
  year: number,
  heaviness: number,
): Emissions {
  if (fuel === 'Electric') return { co2: 0, consumption: null };
  const guide = cycleOf(year) === 'WLTP' ? wltp : nedc;
  const [low, high] = interpolate(guide[fuel] ?? guide.Petrol ?? [], litres);
  // Before CO₂ decided the tax nobody built for it.
  const oldness = year < 2008 ? 1.2 : year < 2012 ? 1.08 : 1;
  const share = randomStream('emissions', version).next();
  // Large engines sit in large bodies already, and the guide knows it.
  const weight = litres > 2.3 ? 1 + (heaviness - 1) * 0.25 : heaviness;
  const co2 = Math.round((low + (high - low) * share) * oldness * weight);
  return { co2, consumption: Math.round((co2 / (gramsPerLitre[fuel] ?? gramsPerLitreOfPetrol)) * 10) / 10 };
}

function interpolate(rows: readonly (readonly [number, number, number])[], litres: number): Span {
  const before = rows.findLast(([size]) => size <= litres) ?? rows[0];
  const after = rows.find(([size]) => size >= litres) ?? rows.at(-1);
  if (before === undefined || after === undefined) return [130, 150];
  const part = after[0] === before[0] ? 0 : (litres - before[0]) / (after[0] - before[0]);
  return [before[1] + (after[1] - before[1]) * part, before[2] + (after[2] - before[2]) * part];
}
