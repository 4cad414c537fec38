import { formatWeekdayTime } from '../time/format-weekday-time.ts';
import { type ViewingKind, viewingKindWords } from './viewing.ts';

/** What takes a meeting away without either of the two: the vehicle is sold, or its advert ended otherwise. */
export const advertEnds = ['sold', 'ended'] as const;

export type AdvertEnd = (typeof advertEnds)[number];

/** Null if a person cancelled the meeting, or nobody did. */
export function findAdvertEnd(cancelledBy: string | null): AdvertEnd | null {
  return advertEnds.find((end) => end === cancelledBy) ?? null;
}

/** `It’s sold, so the viewing on Saturday 21 November at 14:30 is off.` */
export function describeAdvertEnd(
  end: AdvertEnd,
  { kind, startsAt }: { kind: ViewingKind; startsAt: string },
): string {
  const why = end === 'sold' ? 'It’s sold' : 'The advert has ended';
  return `${why}, so the ${viewingKindWords[kind].toLowerCase()} on ${formatWeekdayTime(startsAt)} is off.`;
}
