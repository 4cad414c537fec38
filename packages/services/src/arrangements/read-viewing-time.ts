import { parseViewingMinutes, parseViewingTime, parseWholeNumber } from '@forecourt/domain';
import { type Database, findViewingSlot, type ViewingTime } from '@forecourt/store';

/** The fields of a form that name a time. */
export type TimeField = 'slot' | 'day' | 'time' | 'minutes';

export type ReadTime =
  | { time: ViewingTime; startsAt: string }
  | { errors: Readonly<Partial<Record<TimeField, string>>> };

export type ReadViewingTime = (
  publicReference: string,
  field: (name: TimeField) => string,
) => Promise<ReadTime>;

/** One of the seller's free times, or the day and time that were filled in. */
export function createViewingTimeReader({ db, now }: { db: Database; now: () => number }): ReadViewingTime {
  return async (publicReference, field) => {
    const at = new Date(now());
    const slotId = parseWholeNumber(field('slot'));
    if (slotId > 0) {
      if (field('day').trim() !== '') {
        return { errors: { slot: 'Choose one of these times or fill in a day, not both' } };
      }
      // Whether somebody has it is for the store to say: the second of two taps has it already.
      const slot = await findViewingSlot(db, { id: slotId, publicReference });
      if (!slot || slot.startsAt <= at.toISOString()) {
        return { errors: { slot: 'That time is no longer free. Choose another' } };
      }
      return { time: { slotId }, startsAt: slot.startsAt };
    }
    const read = parseViewingTime(field('day'), field('time'), at);
    if (read.kind === 'bad')
      return { errors: { [field('day').trim() === '' ? 'day' : 'time']: read.message } };
    const minutes = parseViewingMinutes(field('minutes'));
    return { time: { slotId: null, startsAt: read.at, minutes }, startsAt: read.at };
  };
}
