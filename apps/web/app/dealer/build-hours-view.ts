import { capitaliseFirst, type OpeningHours, weekdays } from '@forecourt/domain';

export interface HoursRow {
  day: string;
  hours: string;
}

export function buildHoursView(hours: OpeningHours): HoursRow[] {
  return weekdays.map((day) => {
    const open = hours[day];
    return { day: capitaliseFirst(day), hours: open ? `${open.opens} to ${open.closes}` : 'Closed' };
  });
}
