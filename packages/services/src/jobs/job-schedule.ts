import { nextDublinTime, type RegularTime } from '@forecourt/domain';

/** When a regular job is done: this long after it was last done, or at a time by the clock in Ireland. */
export type JobSchedule = { everyMs: number } | RegularTime;

export function nextRun(schedule: JobSchedule, after: Date): Date {
  return 'everyMs' in schedule
    ? new Date(after.getTime() + schedule.everyMs)
    : nextDublinTime(schedule, after);
}

/** A new job that has no time of its own is done at once. */
export function firstRun(schedule: JobSchedule, now: Date): Date {
  return 'everyMs' in schedule ? now : nextRun(schedule, now);
}
