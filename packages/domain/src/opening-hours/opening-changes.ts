import { addDays } from '../time/calendar.ts';
import { dublinClock, dublinMoment } from '../time/dublin-clock.ts';
import { describeOpening } from './describe-opening.ts';
import { decideOpening, minutesOf, type OpeningRule, openingOn, statesHours } from './opening-state.ts';

/** The text that applies from this moment until the next change. */
export interface OpeningChange {
  /** Milliseconds, as `Date.now()` counts them. */
  from: number;
  isOpen: boolean;
  words: string;
}

/**
 * The opening texts for the coming days, from the midnight before `now`. A cached page holds the list, and
 * the browser picks the current text.
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
