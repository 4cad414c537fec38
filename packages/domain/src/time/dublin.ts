const dublin = new Intl.DateTimeFormat('en-IE', {
  timeZone: 'Europe/Dublin',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
});

export interface CalendarDay {
  year: number;
  /** 1 to 12. */
  month: number;
  day: number;
}

/** The day in Ireland, wherever the server or the visitor is. */
export function dublinDay(now: Date): CalendarDay {
  const parts = Object.fromEntries(dublin.formatToParts(now).map(({ type, value }) => [type, Number(value)]));
  return { year: parts.year ?? 0, month: parts.month ?? 0, day: parts.day ?? 0 };
}

/** All of December, when the logo wears a hat. */
export function isChristmas(now: Date): boolean {
  return dublinDay(now).month === 12;
}

export function copyrightYear(now: Date): number {
  return dublinDay(now).year;
}
