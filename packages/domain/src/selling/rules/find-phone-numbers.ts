/** Seven digits or more, as people write numbers: `087 123 4567`, `+353 (0)87-123.4567`. */
const phoneForm = /(?<![\d€])(?:\+|00)?\(?\d(?:[\s().\-/]{0,3}\d){6,14}(?!\d)/g;

const day = String.raw`(?:0?[1-9]|[12]\d|3[01])`;
const month = '(?:0?[1-9]|1[0-2])';
const year = String.raw`(?:19|20)\d\d`;
const time = String.raw`(?:[01]?\d|2[0-4])[.:][0-5]\d`;
/** What honest adverts are full of: `05/03/2024`, `2024-03-05`, `05/2027`, `9.00-18.00`, and a 0.9 engine. */
const otherForms = [
  `${day}[/.-]${month}[/.-]${year}`,
  String.raw`${day}/${month}/\d\d`,
  `${year}-${month}-${day}`,
  `${month}[/.-]${year}`,
  String.raw`${time}\s?[-–]\s?${time}`,
  String.raw`0\.[6-9](?=\s)`,
];
/** Nothing of a longer row of figures: in `087/12/2024` no date begins. */
const noNumber = new RegExp(String.raw`(?<!\d|\d[./-])(?:${otherForms.join('|')})(?!\d|[./-]\d)`, 'g');

/** The phone numbers in a text, as they are written there. */
export function findPhoneNumbers(text: string): string[] {
  // A comma ends a number.
  const rest = text.replace(noNumber, (found) => ','.repeat(found.length));
  return [...rest.matchAll(phoneForm)]
    .filter((match) => isPhoneNumber(match[0], rest.slice(match.index + match[0].length)))
    .map(([found]) => found.trim());
}

/** A mileage or a price is no phone number: it has a unit after it, or is one of a few figures. */
function isPhoneNumber(found: string, after: string): boolean {
  const digits = found.replace(/\D/g, '');
  if (/^\s*(?:km|kms|kilomet|miles|mls|cc|euro|€)/i.test(after)) return false;
  if (digits.startsWith('0') || found.trim().startsWith('+')) return true;
  const isFromAbroad = digits.length >= 11 && /^(?:353|44)/.test(digits);
  const isMobile = /^8[35679]\d{7}$/.test(digits);
  return isFromAbroad || isMobile || (digits.length >= 9 && !isListOfFigures(found));
}

/** `2019 2020 2021` or `15000 30000 45000`. */
function isListOfFigures(found: string): boolean {
  const figures = found.split(/\D+/).filter(Boolean);
  return figures.length > 1 && figures.some((figure) => /^(?:(?:19|20)\d\d|[1-9]\d{4,5})$/.test(figure));
}
