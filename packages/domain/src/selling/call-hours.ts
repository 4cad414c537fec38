import { dublinClock } from '../time/dublin-clock.ts';
import type { SellingFields } from './selling-fields.ts';

/** When a private seller takes calls, by the clock in Ireland. */
export interface CallHours {
  /** Such as `09:00`. */
  from: string;
  to: string;
}

/** What sellers choose from. */
export const callTimes: readonly string[] = Array.from(
  { length: 17 },
  (_, index) => `${String(index + 7).padStart(2, '0')}:00`,
);

/** Null if the seller takes calls at any time. */
export function parseCallHours({
  callFrom,
  callTo,
}: Pick<SellingFields, 'callFrom' | 'callTo'>): CallHours | null {
  if (findCallHoursError({ callFrom, callTo }) !== null || (callFrom === '' && callTo === '')) return null;
  return { from: callFrom || '00:00', to: callTo || '24:00' };
}

export function findCallHoursError({
  callFrom,
  callTo,
}: Pick<SellingFields, 'callFrom' | 'callTo'>): string | null {
  for (const time of [callFrom, callTo]) {
    if (time !== '' && !callTimes.includes(time)) return 'Choose the hours again';
  }
  return callFrom !== '' && callTo !== '' && callFrom >= callTo ? 'Choose an end later than the start' : null;
}

/** The end no longer counts: until 21:00 is until a minute before. */
export function isCallTime({ from, to }: CallHours, now: Date): boolean {
  const { minutes } = dublinClock(now);
  return minutesOf(from) <= minutes && minutes < minutesOf(to);
}

/** `from 09:00 to 21:00`, `from 09:00` or `until 21:00`. */
export function describeCallHours({ from, to }: CallHours): string {
  if (to === '24:00') return `from ${from}`;
  return from === '00:00' ? `until ${to}` : `from ${from} to ${to}`;
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}
