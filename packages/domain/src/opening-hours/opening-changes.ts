import { addDays } from '../time/calendar.ts';
import { dublinClock, dublinMoment } from '../time/dublin-clock.ts';
import { describeOpening } from './describe-opening.ts';
import { decideOpening, minutesOf, type OpeningRule, openingOn, statesHours } from './opening-state.ts';

/** From this moment until the next change, this is what there is to say. */
export interface OpeningChange {
  /** Milliseconds, as `Date.now()` counts them. */
  from: number;
  isOpen: boolean;
  words: string;
}

/**
 * What can be said of somebody's opening over the coming days, from the midnight before `now`. A page that is kept by a
 * cache holds the list, and the browser picks what is true when it is read.
 */
export function listOpeningChanges(rule: OpeningRule, now: Date, days: number): OpeningChange[] {
  if (!statesHours(rule.hours)) return [];
  const today = dublinClock(now);
  const changes: OpeningChange[] = [];
  for (let ahead = 0; ahead < days; ahead += 1) {
    const date = addDays(today, ahead);
    const { hours } = openingOn(rule, date);
    // At midnight "tomorrow" becomes "today".
    const times = [0, ...(hours ? [minutesOf(hours.opens), minutesOf(hours.closes)] : [])];
    for (const minutes of times) {
      const clock = { ...date, minutes };
      const state = decideOpening(rule, clock);
      const words = describeOpening(state);
      if (changes.at(-1)?.words !== words)
        changes.push({ from: dublinMoment(clock).getTime(), isOpen: state.isOpen, words });
    }
  }
  return changes;
}
