import { foldToKey } from './fold.ts';

/**
 * The words by which a name is found: `Seán Ó Sé & Sons` consists of `sean`, `o`, `se` and `sons`. Some write
 * "&", some "and" and some neither, so "and" counts only if nothing else is typed.
 */
export function nameWords(text: string): string[] {
  const words = text
    .split(/[\s/&+-]+/)
    .map(foldToKey)
    .filter(Boolean);
  const telling = words.filter((word) => word !== 'and');
  return telling.length > 0 ? telling : words;
}
