import { timestamp } from '../database/drizzle.ts';

/**
 * A time with millisecond precision, which is JavaScript's; read and written as text, see
 * `database/iso-time.ts`.
 */
export const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'string' });
