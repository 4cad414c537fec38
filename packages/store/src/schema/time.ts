import { timestamp } from '../database/drizzle.ts';

/** A moment to the millisecond, which is all that JavaScript can say; read and written as text, see `database/iso-time.ts`. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'string' });
