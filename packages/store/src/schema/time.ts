import { timestamp as postgresTimestamp } from '../database/drizzle.ts';

/**
 * A time with millisecond precision, which is JavaScript's; read and written as text, see
 * `database/iso-time.ts`.
 */
export const timestamp = (name: string) =>
  postgresTimestamp(name, { withTimezone: true, precision: 3, mode: 'string' });
