/**
 * An international prefix (00 or +, one to three digits), an area code of one to four digits, optionally in
 * brackets, then five to ten digits or spaces. The parts may be separated by a space.
 */
const phoneForm = /^(?:(?:00|\+)\d{1,3} ?)?(?:(?:\(\d{1,4}\)|\d{1,4}) ?)?[\d ]{5,10}$/;

/** Normalises `01-455 1234`, `01.455.1234` and `066/712 3456` to a number with spaces. */
export function tidyPhone(text: string): string {
  return text.trim().replace(/(?<=[\d)]) ?[-./–] ?(?=[\d(])/g, ' ');
}

export function isPhone(text: string): boolean {
  return phoneForm.test(text.trim());
}
