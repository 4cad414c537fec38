const combiningMarks = /[\u0300-\u036f]/g;
const plainText = /^[\x20-\x7e]*$/;
const notLetterOrDigit = /[^a-z0-9]/g;

/** Letters of our alphabet that are no letter with an accent, as people type them. */
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

/** The letters and digits alone, so that a name, its slug and its shouted form are all the same key. */
export function foldToKey(text: string): string {
  return foldText(text).replace(notLetterOrDigit, '');
}
