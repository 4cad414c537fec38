/**
 * An international prefix (00 or +, one to three digits), an area code of one to four digits that may stand in
 * brackets, then five to ten digits or spaces. The parts may have a space between them, as people write them.
 */
const phoneForm = /^(?:(?:00|\+)\d{1,3} ?)?(?:(?:\(\d{1,4}\)|\d{1,4}) ?)?[\d ]{5,10}$/;

export function isPhone(text: string): boolean {
  return phoneForm.test(text.trim());
}
