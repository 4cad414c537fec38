import type { ChannelTable } from '../market/channel-table.ts';
import { measureIndex } from '../model/measures.ts';
import { slotPlaces } from '../model/slots.ts';

interface Wanted {
  terms: Uint32Array;
  measures: Float32Array;
}

const born = measureIndex('born');
const km = measureIndex('km');
/** The differences that equal one year of age. */
const kmOfAYear = 2;
const otherFuel = 2;
const otherGearbox = 1;
const otherBody = 1;

/** Rows of the market, the most similar first. */
export function sortByLikeness(table: ChannelTable, wanted: Wanted, rows: readonly number[]): number[] {
  const unlike = (row: number) =>
    apart(wanted.measures[born], table.measureAt(row, born)) +
    apart(wanted.measures[km], table.measureAt(row, km)) / kmOfAYear +
    (differs(wanted, table, row, slotPlaces.fuel) ? otherFuel : 0) +
    (differs(wanted, table, row, slotPlaces.gearbox) ? otherGearbox : 0) +
    (differs(wanted, table, row, slotPlaces.body) ? otherBody : 0);
  return rows
    .map((row) => ({ row, distance: unlike(row) }))
    .sort((one, other) => one.distance - other.distance)
    .map(({ row }) => row);
}

/** An unstated value is similar to anything. */
function apart(one: number | undefined, other: number): number {
  const distance = Math.abs((one ?? Number.NaN) - other);
  return Number.isNaN(distance) ? 0 : distance;
}

function differs({ terms }: Wanted, table: ChannelTable, row: number, slot: number): boolean {
  return terms[slot] !== 0 && terms[slot] !== table.termAt(row, slot);
}
