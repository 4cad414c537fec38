import { standardKmAYear } from '@forecourt/domain';
import type { ChannelTable } from '../market/channel-table.ts';
import { fewestComparables } from '../market/comparables.ts';
import type { VehicleFacts } from '../market/vehicle-facts.ts';
import { measureIndex } from '../model/measures.ts';
import { slotPlaces } from '../model/slots.ts';

/** How far the comparable adverts cover the vehicle in question. */
export interface Reach {
  /** The oldest and the newest of them; null if there are none. */
  years: { first: number; last: number } | null;
  /** The highest mileage among them, in km; null if none states one. */
  furthest: number | null;
  /** How many of them have its fuel; null if not stated. */
  ofItsFuel: number | null;
  /** How many of them have its gearbox; null if not stated. */
  ofItsGearbox: number | null;
}

/** Why there is no figure: too few adverts, none with its fuel, or none with nearly its mileage. */
export type Refusal = 'too-few' | 'other-fuel' | 'too-far';

const kmMeasure = measureIndex('km');

export function reachOf(
  table: ChannelTable,
  facts: VehicleFacts,
  terms: Uint32Array,
  rows: readonly number[],
): Reach {
  const years = rows.map((row) => table.yearAt(row));
  const distances = rows.map((row) => table.measureAt(row, kmMeasure)).filter((km) => !Number.isNaN(km));
  const alike = (slot: number) => {
    const term = terms[slot] ?? 0;
    return term === 0 ? 0 : rows.filter((row) => table.termAt(row, slot) === term).length;
  };
  return {
    years: years.length === 0 ? null : { first: Math.min(...years), last: Math.max(...years) },
    furthest: distances.length === 0 ? null : Math.round(Math.max(...distances) * 10_000),
    ofItsFuel: facts.fuel === null ? null : alike(slotPlaces.fuel),
    ofItsGearbox: facts.transmission === null ? null : alike(slotPlaces.gearbox),
  };
}

/** Null if the adverts are sufficient. */
export function refusalOf(facts: VehicleFacts, found: number, reach: Reach): Refusal | null {
  if (found < fewestComparables) return 'too-few';
  if (reach.ofItsFuel === 0) return 'other-fuel';
  return isFarBeyond(facts, reach) ? 'too-far' : null;
}

/** Whether the figure extrapolates beyond the adverts, so that its range is wider. */
export function isStretched({ mileage }: VehicleFacts, { furthest, ofItsGearbox }: Reach): boolean {
  return ofItsGearbox === 0 || (mileage !== null && furthest !== null && mileage > furthest);
}

/** Half as far again, or two years of driving, is the limit of extrapolation. */
function isFarBeyond({ mileage, channel }: VehicleFacts, { furthest }: Reach): boolean {
  if (mileage === null || furthest === null) return false;
  return mileage > furthest + Math.max(furthest / 2, 2 * standardKmAYear[channel]);
}
