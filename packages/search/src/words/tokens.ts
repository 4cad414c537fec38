import { foldText } from '@forecourt/domain';

/**
 * The words of a text: runs of letters and digits in lower case without accents. A point between digits belongs to the
 * word, as people look for a 1.6 and not for a 1 and a 6.
 *
 *   'Citroën C4 1.6 HDi.'  →  citroen c4 1.6 hdi
 */
export function tokensOf(text: string): string[] {
  return foldText(text).match(wordPattern) ?? [];
}

const wordPattern = /(?:[a-z0-9]|(?<=[0-9])\.(?=[0-9]))+/g;
