import { distanceKm } from '../place/distance.ts';
import type { Position } from '../place/place.ts';

/** How long a viewing takes, with the drive and the papers. */
export const viewingMinutes = 45;
/** A road is about this much longer than the straight line. */
const roadFactor = 1.3;
const kmAnHour = 60;
const roundMinutes = 5;

/** One place to see. Times count in minutes from the beginning of the day. */
export interface DayPlace {
  position: Position;
  /** When the seller expects one; null if nothing is agreed. */
  agreedAfter: number | null;
}

/** One stop of a day. Times are estimates unless they are agreed. */
export interface PlannedStop {
  /** Which of the places it is. */
  index: number;
  /** By road from the place before, about; null if there is none. */
  kmFromLast: number | null;
  /** Minutes from the beginning until one is there. */
  arrivesAfter: number;
}

/**
 * When one arrives at each place. The places are in driving order, which holds as far as the agreed times leave room: a
 * place without one comes first if it can be seen before the next agreed time, otherwise after it.
 */
export function planDay(places: readonly DayPlace[], start: Position | null): PlannedStop[] {
  const all = places.map((place, index) => ({ ...place, index }));
  const free = all.filter(({ agreedAfter }) => agreedAfter === null);
  const agreed = all
    .filter(({ agreedAfter }) => agreedAfter !== null)
    .sort((one, other) => (one.agreedAfter ?? 0) - (other.agreedAfter ?? 0));
  const stops: PlannedStop[] = [];
  let [from, minutes] = [start, 0];
  for (;;) {
    const [next, due] = [free[0], agreed[0]];
    const isFree = next && (!due || isSeenBefore(next.position, due, { from, minutes }));
    const place = isFree ? free.shift() : agreed.shift();
    if (!place) return stops;
    const { index, position, agreedAfter } = place;
    const km = from && roadKm(from, position);
    const arrivesAfter = agreedAfter ?? minutes + driveMinutes(from, position);
    stops.push({ index, kmFromLast: km === null ? null : Math.round(km), arrivesAfter });
    minutes = Math.max(minutes, arrivesAfter) + viewingMinutes;
    from = position;
  }
}

function isSeenBefore(
  position: Position,
  due: DayPlace,
  { from, minutes }: { from: Position | null; minutes: number },
): boolean {
  const seen = minutes + driveMinutes(from, position) + viewingMinutes;
  return seen + driveMinutes(position, due.position) <= (due.agreedAfter ?? 0);
}

function roadKm(from: Position, to: Position): number {
  return distanceKm(from, to) * roadFactor;
}

function driveMinutes(from: Position | null, to: Position): number {
  const minutes = from ? (roadKm(from, to) / kmAnHour) * 60 : 0;
  return Math.ceil(minutes / roundMinutes) * roundMinutes;
}
