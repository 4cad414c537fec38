// biome-ignore format: the months of the year on one line
export const monthNames = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'];

/** `2026-11-15` as `15 November 2026`. */
export function formatDay(day: string): string {
  const [year, month, dayOfMonth] = day.split('-').map(Number);
  return `${dayOfMonth} ${monthNames[(month ?? 1) - 1]} ${year}`;
}

/** `2026-11` as `November 2026`. */
export function formatMonth(month: string): string {
  const [year, number] = month.split('-').map(Number);
  return `${monthNames[(number ?? 1) - 1]} ${year}`;
}
