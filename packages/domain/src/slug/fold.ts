const combiningMarks = /[\u0300-\u036f]/g;
const plainText = /^[\x20-\x7e]*$/;
const notLetterOrDigit = /[^a-z0-9]/g;

/** Letters of our alphabet that are no letter with an accent, as people type them. */
// biome-ignore format: one list a line
const typedAs: Readonly<Record<string, string>> = {
  ß: 'ss', æ: 'ae', Æ: 'AE', œ: 'oe', Œ: 'OE', ø: 'o', Ø: 'O', ł: 'l', Ł: 'L', đ: 'd', Đ: 'D', ı: 'i',
};

/** Takes the accents off: `Citroën` becomes `Citroen`, which is what people type. */
export function foldAccents(text: string): string {
  if (plainText.test(text)) return text;
  const folded = text.normalize('NFD').replace(combiningMarks, '');
  return folded.replace(/[ßæœøłđı]/gi, (letter) => typedAs[letter] ?? letter);
}

/** The letters and digits alone, so that a name, its slug and its shouted form are all the same key. */
export function foldToKey(text: string): string {
  return foldAccents(text).toLowerCase().replace(notLetterOrDigit, '');
}
