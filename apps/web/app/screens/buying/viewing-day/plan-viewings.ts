import {
  type Advert,
  dublinDay,
  dublinMoment,
  findDrivingOrder,
  isoDay,
  type PlannedStop,
  type Position,
  parsePlace,
  planDay,
  publicPosition,
  type Viewing,
} from '@forecourt/domain';
import type { ViewingDayAddress } from './viewing-day-address.ts';

export interface PlannedViewing extends PlannedStop {
  advert: Advert;
  /** Null while no day is chosen. */
  startsAt: Date | null;
  /** `10:30`, by Irish clocks. */
  clock: string;
  /** What buyer and seller have agreed for that day; otherwise the time is an estimate. */
  agreed: Viewing | null;
}

export interface ViewingPlan {
  viewings: readonly PlannedViewing[];
  start: Position | null;
  /** The visitor gave a place that we cannot find. */
  isPlaceUnknown: boolean;
}

/** Which vehicle to see when. The live ones only: an ended advert has nobody to visit. */
export function planViewings(
  adverts: readonly Advert[],
  { from, day, at }: ViewingDayAddress,
  /** By public reference. */
  agreements: ReadonlyMap<string, Viewing> = new Map(),
): ViewingPlan {
  const live = adverts.filter(({ status }) => status === 'live');
  const start = from === '' ? null : parsePlace({ location: from });
  const position = start?.kind === 'ok' ? start.place : null;
  const ordered = findDrivingOrder(live.map(publicPosition), position).flatMap((index) => live[index] ?? []);
  const [hour = 0, minute = 0] = at.split(':').map(Number);
  const beginning = momentOf(day, hour * 60 + minute);
  const places = ordered.map((advert) => {
    const agreed = findAgreed(advert, agreements, day);
    return { position: publicPosition(advert), agreed, agreedAfter: minutesBetween(beginning, agreed) };
  });
  return {
    start: position,
    isPlaceUnknown: start?.kind === 'bad',
    viewings: planDay(places, position).flatMap((stop) => {
      const [advert, place] = [ordered[stop.index], places[stop.index]];
      if (!advert || !place) return [];
      const minutes = hour * 60 + minute + stop.arrivesAfter;
      const startsAt = momentOf(day, minutes);
      return { ...stop, advert, startsAt, clock: clockOf(minutes), agreed: place.agreed };
    }),
  };
}

/** What is agreed for another day says nothing about this one. */
function findAgreed(
  { publicReference }: Advert,
  agreements: ReadonlyMap<string, Viewing>,
  day: string,
): Viewing | null {
  const agreed = agreements.get(publicReference);
  return agreed && isoDay(dublinDay(new Date(agreed.startsAt))) === day ? agreed : null;
}

function minutesBetween(beginning: Date | null, agreed: Viewing | null): number | null {
  if (!beginning || !agreed) return null;
  return Math.round((Date.parse(agreed.startsAt) - beginning.getTime()) / 60_000);
}

function momentOf(day: string, minutes: number): Date | null {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  // What is planned after midnight is the next day's.
  return day === ''
    ? null
    : dublinMoment({ year, month, day: date + Math.floor(minutes / 1440), minutes: minutes % 1440 });
}

function clockOf(minutes: number): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${two(Math.floor(minutes / 60) % 24)}:${two(minutes % 60)}`;
}
