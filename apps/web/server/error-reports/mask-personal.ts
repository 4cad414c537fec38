/** Errors quote what they failed on: an address that a mail server refused, a row that the database rejected. */
const personal: readonly (readonly [RegExp, string])[] = [
  // The parameters of a failed statement follow it on their own lines.
  [/\nparams: [\s\S]*/, ''],
  [/[^\s<>"'()=,;:]+@[^\s<>"'()=,;:]+/g, '[email]'],
  // The query of a web address, and the token of a signed link.
  [/(https?:\/\/[^\s?#"']+)[?#][^\s"']*/g, '$1'],
  [/[\w-]{40,}/g, '[token]'],
  [/\+?\d[\d\s()-]{6,}\d/g, '[number]'],
];

export function maskPersonal(text: string): string {
  return personal.reduce((masked, [pattern, mask]) => masked.replace(pattern, mask), text).slice(0, 2000);
}
