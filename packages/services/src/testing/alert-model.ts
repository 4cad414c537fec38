import { type AlertEvent, dublinDay, isoDay, isWorthTelling, mailsAtOnceADay } from '@forecourt/domain';

/** Something that a person was told, in the order of their mails. */
export interface Heard {
  /** Its plate, or whatever else distinguishes it. */
  vehicle: string;
  event: AlertEvent;
  price: number | null;
}

export interface ModelVehicle {
  price: number;
  isLive: boolean;
}

/** A sentence for each arrival that was told twice, and each price that was not worth telling after all that was told before. */
export function findRepeated(heard: readonly Heard[]): string[] {
  const problems: string[] = [];
  for (const [vehicle, all] of Map.groupBy(heard, (each) => each.vehicle)) {
    let lowest: number | null = null;
    let arrivals = 0;
    for (const { event, price } of all) {
      if (event === 'new' && ++arrivals > 1) problems.push(`${vehicle} was new ${arrivals} times`);
      if (event === 'price-down' && !isWorthTelling(lowest, price)) {
        problems.push(`${vehicle} was told at ${price} after ${lowest}`);
      }
      if (price !== null && (lowest === null || price < lowest)) lowest = price;
    }
  }
  return problems;
}

/** Whoever watches knows of every vehicle for sale that they want, and of a price that is about as low as the present one. */
export function findMissed(
  heard: readonly Heard[],
  vehicles: Iterable<readonly [vehicle: string, state: ModelVehicle]>,
): string[] {
  const lowest = new Map<string, number>();
  for (const { vehicle, price } of heard) {
    lowest.set(vehicle, Math.min(lowest.get(vehicle) ?? Number.POSITIVE_INFINITY, price ?? 0));
  }
  return [...vehicles].flatMap(([vehicle, { price, isLive }]) => {
    if (!isLive) return [];
    const told = lowest.get(vehicle);
    if (told === undefined) return [`${vehicle} was not told`];
    return isWorthTelling(told, price) ? [`${vehicle} was last told at ${told} and costs ${price}`] : [];
  });
}

/** A sentence for each day on which someone got more mails than the limit and one digest. */
export function findTooMany(mails: readonly { watcherId: number; at: number }[]): string[] {
  const days = Map.groupBy(
    mails,
    ({ watcherId, at }) => `${watcherId} on ${isoDay(dublinDay(new Date(at)))}`,
  );
  return [...days].flatMap(([day, sent]) =>
    sent.length > mailsAtOnceADay + 1 ? [`${sent.length} mails to ${day}`] : [],
  );
}
