import { foldToKey } from './fold.ts';

/**
 * The words by which a name is found: `Seán Ó Sé & Sons` is made of `sean`, `o`, `se` and `sons`. Some write "&", some
 * "and" and some neither, so that it counts only where somebody types nothing else.
 */
export function nameWords(text: string): string[] {
  const words = text
    .split(/[\s/&+-]+/)
    .map(foldToKey)
    .filter(Boolean);
  const telling = words.filter((word) => word !== 'and');
  return telling.length > 0 ? telling : words;
}
