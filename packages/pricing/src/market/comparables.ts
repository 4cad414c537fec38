import type { Channel } from '@forecourt/domain';
import { slotIndex } from '../model/slots.ts';
import type { ChannelTable } from './channel-table.ts';

/** Fewer than these say nothing about a price. */
export const fewestComparables = 6;

/**
 * The adverts that a price is compared with, described so that a search finds the same ones: of the model,
 * registered in these years, with this fuel or any.
 */
export interface ComparableBasis {
  minYear: number;
  maxYear: number;
  fuel: string | null;
  isNew: boolean;
}

export interface Comparables {
  basis: ComparableBasis;
  rows: readonly number[];
}

/** The vehicle to compare, as terms of the table; 0 if not stated or unknown. */
export interface Wanted {
  channel: Channel;
  modelTerm: number;
  fuelTerm: number;
  fuel: string | null;
  year: number;
  isNew: boolean;
  /** An advert is not its own comparable. */
  except: string | null;
}

const fuelSlot = slotIndex('fuel');
const near = [
  { years: 1, isSameFuel: true },
  { years: 2, isSameFuel: true },
  { years: 2, isSameFuel: false },
  { years: 3, isSameFuel: false },
] as const;

/**
 * From the closest circle outwards, until it contains enough. A bike model is built for a decade and few are
 * for sale at a time: in the held-out test, such bikes are valued no worse with more distant years (6.7% to
 * 6.9%) than with close ones (7.2%).
 */
const circles: Record<Channel, readonly { years: number; isSameFuel: boolean }[]> = {
  Car: near,
  Commercial: near,
  Bike: [...near, { years: 5, isSameFuel: false }, { years: 8, isSameFuel: false }],
};

/**
 * The closest circle of comparable adverts that contains enough, or the widest one with as many as it has.
 */
export function findComparables(table: ChannelTable, wanted: Wanted): Comparables {
  let widest: Comparables | null = null;
  for (const { years, isSameFuel } of circles[wanted.channel]) {
    if (isSameFuel && wanted.fuelTerm === 0) continue;
    const basis = basisOf(wanted, years, isSameFuel);
    widest = { basis, rows: rowsIn(table, wanted, basis) };
    if (widest.rows.length >= fewestComparables) return widest;
  }
  return widest ?? { basis: { minYear: 0, maxYear: 0, fuel: null, isNew: false }, rows: [] };
}

/** Whether `findComparables` finds enough. Each circle contains the ones before it: the last tells, and is left when there are enough. */
export function hasComparables(table: ChannelTable, wanted: Wanted): boolean {
  const { years, isSameFuel } = circles[wanted.channel].at(-1) ?? near[0];
  const some = rowsIn(table, wanted, basisOf(wanted, years, isSameFuel), fewestComparables);
  return some.length >= fewestComparables;
}

function basisOf({ year, fuel, isNew }: Wanted, years: number, isSameFuel: boolean): ComparableBasis {
  return { minYear: year - years, maxYear: year + years, fuel: isSameFuel ? fuel : null, isNew };
}

function rowsIn(
  table: ChannelTable,
  wanted: Wanted,
  basis: ComparableBasis,
  most = Number.POSITIVE_INFINITY,
): number[] {
  const own = wanted.except === null ? -1 : table.rowOf(wanted.except);
  const found: number[] = [];
  for (let year = basis.minYear; year <= basis.maxYear; year += 1) {
    for (const row of table.rowsOfModel(wanted.modelTerm, year)) {
      if (row === own || table.isNewAt(row) !== wanted.isNew) continue;
      if (basis.fuel === null || table.termAt(row, fuelSlot) === wanted.fuelTerm) found.push(row);
      if (found.length === most) return found;
    }
  }
  return found;
}
