import type { ViewingState } from './viewing.ts';

/** Hours before a meeting at which both are reminded. Real hours: the day of the change has 23 or 25. */
export const reminderHours = [24, 2] as const;

export type ReminderHours = (typeof reminderHours)[number];

const hourMs = 3_600_000;

/** The reminders of a meeting that is confirmed now. One whose time has passed is not made up for. */
export function planReminders(startsAt: string, now: Date): { hours: ReminderHours; at: string }[] {
  return reminderHours
    .map((hours) => ({ hours, at: new Date(Date.parse(startsAt) - hours * hourMs).toISOString() }))
    .filter(({ at }) => Date.parse(at) > now.getTime());
}

/**
 * Whether a reminder still helps when its mail is written: not for a meeting that was cancelled, moved or moved back since,
 * and not so late that the next one is due. A mail server that was down must not say "in 24 hours" an hour before.
 */
export function isReminderTimely(
  reminder: { hours: ReminderHours; sequence: number },
  viewing: { state: ViewingState; sequence: number; startsAt: string },
  now: Date,
): boolean {
  if (viewing.state !== 'confirmed' || viewing.sequence !== reminder.sequence) return false;
  const left = Date.parse(viewing.startsAt) - now.getTime();
  const next = reminderHours.find((hours) => hours < reminder.hours) ?? 0;
  return left > next * hourMs;
}
