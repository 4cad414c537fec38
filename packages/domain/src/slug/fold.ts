const combiningMarks = /[\u0300-\u036f]/g;
const plainText = /^[\x20-\x7e]*$/;
const notLetterOrDigit = /[^a-z0-9]/g;

/** Takes the accents off: `Citroën` becomes `Citroen`, which is what people type. */
export function foldAccents(text: string): string {
  return plainText.test(text) ? text : text.normalize('NFD').replace(combiningMarks, '');
}

/** The letters and digits alone, so that a name, its slug and its shouted form are all the same key. */
export function foldToKey(text: string): string {
  return foldAccents(text).toLowerCase().replace(notLetterOrDigit, '');
}
