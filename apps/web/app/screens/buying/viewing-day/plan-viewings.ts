import {
  type Advert,
  dublinMoment,
  findDrivingOrder,
  type PlannedStop,
  type Position,
  parsePlace,
  planDay,
  publicPosition,
} from '@forecourt/domain';
import type { ViewingDayAddress } from './viewing-day-address.ts';

export interface PlannedViewing extends PlannedStop {
  advert: Advert;
  /** Null while no day is chosen. */
  startsAt: Date | null;
  /** `10:30`, by Irish clocks. */
  clock: string;
}

export interface ViewingPlan {
  viewings: readonly PlannedViewing[];
  start: Position | null;
  /** The visitor gave a place that we cannot find. */
  isPlaceUnknown: boolean;
}

/** Which vehicle to see when. The live ones only: an ended advert has nobody to visit. */
export function planViewings(adverts: readonly Advert[], { from, day, at }: ViewingDayAddress): ViewingPlan {
  const live = adverts.filter(({ status }) => status === 'live');
  const start = from === '' ? null : parsePlace({ location: from });
  const position = start?.kind === 'ok' ? start.place : null;
  const ordered = findDrivingOrder(live.map(publicPosition), position).flatMap((index) => live[index] ?? []);
  const stops = planDay(ordered.map(publicPosition), position);
  const [hour = 0, minute = 0] = at.split(':').map(Number);
  return {
    start: position,
    isPlaceUnknown: start?.kind === 'bad',
    viewings: ordered.flatMap((advert, index) => {
      const stop = stops[index];
      if (!stop) return [];
      const minutes = hour * 60 + minute + stop.arrivesAfter;
      return { ...stop, advert, startsAt: momentOf(day, minutes), clock: clockOf(minutes) };
    }),
  };
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
