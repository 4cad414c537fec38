const combiningMarks = /[\u0300-\u036f]/g;
const plainText = /^[\t\n\r\x20-\x7e]*$/;
const notLetterOrDigit = /[^a-z0-9]/g;

/** Latin letters that do not decompose into a letter and an accent, as people type them. */
const typedAs: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ı: 'i',
};

/** Lower case without accents: `Citroën` becomes `citroen`, which is what people type. */
export function foldText(text: string): string {
  const lower = text.toLowerCase();
  if (plainText.test(lower)) return lower;
  const folded = lower.normalize('NFD').replace(combiningMarks, '');
  return folded.replace(/[ßæœøłđı]/g, (letter) => typedAs[letter] ?? letter);
}

/** Only letters and digits, so that a name, its slug and its upper-case form have the same key. */
export function foldToKey(text: string): string {
  return foldText(text).replace(notLetterOrDigit, '');
}
