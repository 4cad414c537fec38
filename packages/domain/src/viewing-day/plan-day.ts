import { distanceKm } from '../place/distance.ts';
import type { Position } from '../place/place.ts';

/** How long a viewing takes, with the drive and the papers. */
export const viewingMinutes = 45;
/** A road is about this much longer than the straight line. */
const roadFactor = 1.3;
const kmAnHour = 60;
const roundMinutes = 5;

/** One stop of a day. Times are estimates, counted from the beginning of the day. */
export interface PlannedStop {
  /** By road from the place before, about; null if there is none. */
  kmFromLast: number | null;
  /** Minutes from the beginning until one is there. */
  arrivesAfter: number;
}

/** When one arrives at each place, in this order, if every viewing takes as long. */
export function planDay(places: readonly Position[], start: Position | null): PlannedStop[] {
  const stops: PlannedStop[] = [];
  let [from, minutes] = [start, 0];
  for (const place of places) {
    const km = from && distanceKm(from, place) * roadFactor;
    minutes += km === null ? 0 : roundUp((km / kmAnHour) * 60);
    stops.push({ kmFromLast: km === null ? null : Math.round(km), arrivesAfter: minutes });
    minutes += viewingMinutes;
    from = place;
  }
  return stops;
}

function roundUp(minutes: number): number {
  return Math.ceil(minutes / roundMinutes) * roundMinutes;
}
