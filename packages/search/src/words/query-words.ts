import { foldText, mostWords, type SearchQuery } from '@forecourt/domain';
import type { WordReading } from '../query/search-result.ts';

/**
 * The words that a search asks for, each once. Words with a bar between them are one condition, which either meets:
 *
 *   'Golf|Polo, one owner'  →  golf|polo one owner
 */
export function queryWordsOf(text: string): string[] {
  return [...new Set(foldText(text).match(queryWordPattern))].slice(0, mostWords);
}

export function alternativesOf(queryWord: string): string[] {
  return queryWord.split('|');
}

const word = '(?:[a-z0-9]|(?<=[0-9])\\.(?=[0-9]))+';
const queryWordPattern = new RegExp(`${word}(?:\\|${word})*`, 'g');

/** The search with its words as its page has read them: what was misspelt becomes what is shown. */
export function withWordsAsRead(query: SearchQuery, readings: readonly WordReading[]): SearchQuery {
  if (!readings.some(({ spellings }) => spellings)) return query;
  const words = readings.map(({ word, spellings }) => spellings?.join('|') ?? word).join(' ');
  return { ...query, words };
}
