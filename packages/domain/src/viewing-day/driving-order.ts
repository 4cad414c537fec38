import { distanceKm } from '../place/distance.ts';
import type { Position } from '../place/place.ts';

/** More cannot be seen in a day, and their order is found in a moment. */
export const mostStops = 12;

/**
 * A short order in which to drive to some places, as their indexes: from the start if there is one, and without the way
 * home. The nearest place is always next; then stretches are turned round and places moved while that shortens the way.
 * Never longer than the order given, which stays if nothing is shorter. With start Naas and Cork, Newbridge, Portlaoise,
 * it is Newbridge, Portlaoise, Cork: `[1, 2, 0]`.
 */
export function findDrivingOrder(places: readonly Position[], start: Position | null): number[] {
  const given = places.map((_, index) => index);
  const km = (order: readonly number[]) => routeKm(places, order, start);
  // Without a start the day can begin at any of them.
  const firsts = start ? [null] : given;
  let best = improve(given, km);
  for (const first of firsts) {
    const order = improve(goToNearest(places, start, first), km);
    if (isShorter(km(order), km(best))) best = order;
  }
  return best;
}

/** By straight lines. */
export function routeKm(
  places: readonly Position[],
  order: readonly number[],
  start: Position | null,
): number {
  let total = 0;
  let from = start;
  for (const index of order) {
    const to = places[index];
    if (!to) continue;
    if (from) total += distanceKm(from, to);
    from = to;
  }
  return total;
}

function goToNearest(places: readonly Position[], start: Position | null, first: number | null): number[] {
  const left = new Set(places.keys());
  const order: number[] = [];
  let from = start;
  let next = first;
  while (left.size > 0) {
    const index: number = next ?? nearestOf(left, places, from);
    next = null;
    order.push(index);
    left.delete(index);
    from = places[index] ?? from;
  }
  return order;
}

/** Of equally near places, the one that was given first. */
function nearestOf(left: ReadonlySet<number>, places: readonly Position[], from: Position | null): number {
  let [nearest, nearestKm] = [-1, Number.POSITIVE_INFINITY];
  for (const index of left) {
    const place = places[index];
    const km = from && place ? distanceKm(from, place) : 0;
    if (km < nearestKm) [nearest, nearestKm] = [index, km];
  }
  return nearest;
}

/** Takes every change that shortens the way until none does. Each makes it shorter, so this ends. */
function improve(first: readonly number[], km: (order: readonly number[]) => number): number[] {
  let order = [...first];
  let length = km(order);
  for (let isBetter = true; isBetter; ) {
    isBetter = false;
    for (const other of neighbourOrders(order)) {
      const otherLength = km(other);
      if (!isShorter(otherLength, length)) continue;
      [order, length, isBetter] = [other, otherLength, true];
      break;
    }
  }
  return order;
}

/** Every order with one stretch turned round, and every order with one place moved. */
function* neighbourOrders(order: readonly number[]): Generator<number[]> {
  for (let from = 0; from < order.length; from += 1) {
    for (let to = from + 1; to < order.length; to += 1) {
      yield [...order.slice(0, from), ...order.slice(from, to + 1).reverse(), ...order.slice(to + 1)];
    }
  }
  for (let from = 0; from < order.length; from += 1) {
    const without = order.toSpliced(from, 1);
    for (let to = 0; to < order.length; to += 1) yield without.toSpliced(to, 0, order[from] ?? 0);
  }
}

/** Rounding alone must not make one order shorter than another, or the search would go round in circles. */
function isShorter(km: number, than: number): boolean {
  return km < than - 1e-6;
}
