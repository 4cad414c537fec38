import type { Session } from './database.ts';
import { sql } from './drizzle.ts';

/** What is done by one transaction at a time. Two versions may run side by side: a number keeps its meaning. */
const lockNumbers = {
  'an enquiry of a visitor': 5001803,
  'a sign-in of an address': 5001804,
  'saved vehicles of an account': 5001805,
  'a selling draft': 5001806,
  'adverts of a seller': 5001807,
  'a change of an address': 5001808,
  'messages of a buyer': 5001809,
  'a plate going live': 5001810,
  'viewings of an advert': 5001811,
  'confirmations of a visitor': 5001812,
  'notices of a watcher': 5001813,
  'a watcher': 5001814,
  'a notebook of an account': 5001862,
} as const;

export type LockedWork = keyof typeof lockNumbers;

/** Waits until no other transaction does this work for the same key, and keeps others waiting until this one ends. */
export async function holdLock(session: Session, work: LockedWork, key: string | number): Promise<void> {
  const number = lockNumbers[work];
  await session.orm.execute(
    typeof key === 'number'
      ? sql`select pg_advisory_xact_lock(${number}::int, ${key}::int)`
      : sql`select pg_advisory_xact_lock(${number}::int, hashtext(${key}))`,
  );
}
