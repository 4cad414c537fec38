import type { DayHours, OpeningHours } from '@forecourt/domain';
import type { RandomStream } from '../random/random-stream.ts';

type Day = DayHours | null;

const at = (opens: string, closes: string): DayHours => ({ opens, closes });

function week(weekday: Day, saturday: Day, sunday: Day = null, late: Day = weekday): OpeningHours {
  return {
    monday: weekday,
    tuesday: weekday,
    wednesday: weekday,
    thursday: late,
    friday: weekday,
    saturday,
    sunday,
  };
}

/** The usual opening hours of Irish dealers, with how common each is. */
const habits: readonly (readonly [OpeningHours, number])[] = [
  [week(at('09:00', '18:00'), at('10:00', '16:00')), 34],
  [
    {
      ...week(at('09:00', '18:00'), at('10:00', '17:00'), at('13:00', '17:00')),
      bankHolidays: at('13:00', '17:00'),
    },
    14,
  ],
  [week(at('08:30', '18:00'), at('10:00', '16:00'), null, at('08:30', '20:00')), 10],
  [week(at('09:30', '17:30'), at('10:00', '14:00')), 14],
  [week(at('09:00', '19:00'), at('10:00', '18:00'), at('12:00', '17:00')), 8],
  [week(at('08:00', '17:30'), null), 8],
  [{ ...week(at('10:00', '18:00'), at('10:00', '17:00')), monday: null }, 6],
  [week(at('12:00', '20:00'), at('10:00', '18:00'), at('12:00', '16:00')), 4],
];

export function chooseOpeningHours(random: RandomStream): OpeningHours {
  return random.weighted(habits);
}
