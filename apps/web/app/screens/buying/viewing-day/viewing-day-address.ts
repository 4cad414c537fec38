import { mostStops } from '@forecourt/domain';
import { parseReferences } from '@forecourt/site';

export const viewingDayPath = '/viewing-day';

/** What the address of a viewing day contains, as the form sends it. */
export interface ViewingDayAddress {
  /** Public references, in the order of the form. */
  picked: readonly string[];
  /** More than a day has room for. */
  leftOut: number;
  /** The form was sent, perhaps with nothing ticked. */
  isSent: boolean;
  /** The visitor's place, as typed. */
  from: string;
  /** `2026-11-21`; empty if none is chosen. */
  day: string;
  /** `10:00`. */
  at: string;
}

const longestPlace = 80;
/** Every saved vehicle of all channels could be ticked. */
const mostAsked = 100;
export const usualBeginning = '10:00';
/** The hours at which a day can begin. */
export const beginnings: readonly string[] = Array.from({ length: 21 }, (_, half) => {
  const minutes = 8 * 60 + half * 30;
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${minutes % 60 === 0 ? '00' : '30'}`;
});

export function parseViewingDay(params: URLSearchParams): ViewingDayAddress {
  const asked = parseReferences(params.getAll('pick').slice(0, mostAsked), mostAsked);
  const at = params.get('at') ?? '';
  const day = params.get('day') ?? '';
  return {
    picked: asked.slice(0, mostStops),
    leftOut: Math.max(0, asked.length - mostStops),
    isSent: params.has('plan') || asked.length > 0,
    from: (params.get('from') ?? '').trim().slice(0, longestPlace),
    day: isDay(day) ? day : '',
    at: beginnings.includes(at) ? at : usualBeginning,
  };
}

function isDay(text: string): boolean {
  if (!/^20\d\d-\d\d-\d\d$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  // The 31st of a shorter month would be read as a day of the next.
  return Number.isFinite(time) && new Date(time).toISOString().startsWith(text);
}

type Asked = Pick<ViewingDayAddress, 'picked' | 'from' | 'day' | 'at'>;

/** The address of the same day, or of its calendar file. */
export function formatViewingDay({ picked, from, day, at }: Asked, path: string = viewingDayPath): string {
  const params = new URLSearchParams(picked.map((reference) => ['pick', reference]));
  if (from) params.set('from', from);
  if (day) params.set('day', day);
  if (at !== usualBeginning) params.set('at', at);
  return `${path}?${params}`;
}

export const viewingCalendarPath = `${viewingDayPath}/calendar.ics`;

export function receiptPath(publicReference: string): string {
  return `${viewingDayPath}/receipt/${publicReference}`;
}
