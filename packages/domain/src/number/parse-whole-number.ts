/** The largest that a database column of ids holds. */
const most = 2 ** 31 - 1;

/** A whole number that a form or an address says, such as an id; 0, which nothing has, for everything else. */
export function parseWholeNumber(text: string | undefined): number {
  const number = /^\d{1,10}$/.test(text ?? '') ? Number(text) : 0;
  return number <= most ? number : 0;
}
