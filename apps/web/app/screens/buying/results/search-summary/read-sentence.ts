import {
  appendQuery,
  type Channel,
  type FormBase,
  formatQuery,
  formatSearch,
  fromFirstPage,
  groupPairs,
  isSearchParameter,
  parseSearch,
  type QueryValue,
  type SearchQuery,
  searchParameters,
} from '@forecourt/domain';
import type { UnderstoodSentence } from '@forecourt/search';
import { saidByDealerPath } from '../addresses/result-links.ts';

/**
 * Where a search by sentence leads: to its filters, with the words that were not understood kept as words.
 * `said` carries the sentence, so that the page can show how it was interpreted. `given` are all parameters
 * of the address. Null when nothing was understood.
 */
export function findSentenceAddress(
  query: SearchQuery,
  form: FormBase,
  understood: UnderstoodSentence,
  isRestUnderstood: boolean,
  given: Iterable<readonly [string, string]> = [],
): string | null {
  if (understood.understood.length === 0) return null;
  const { words: _, ...before } = fromFirstPage(query);
  const meant = readInChannel(
    {
      ...before,
      ...(understood.near && { near: understood.near }),
      ...(understood.sort && { sort: understood.sort }),
      filters: { ...before.filters, ...understood.filters },
      ...(understood.excluded && { excluded: { ...before.excluded, ...understood.excluded } }),
      ...(understood.notWords && { notWords: understood.notWords }),
      ...(understood.rest && { words: understood.rest }),
    },
    understood,
  );
  const extras: Record<string, QueryValue> = {
    exact: isRestUnderstood ? understood.rest : undefined,
    said: query.words,
    ...othersOf([query.channel, understood.channel], given),
  };
  if (form.base === 'fixed') {
    const parameters = searchParameters(meant, saidByDealerPath);
    return form.path + formatQuery({ ...parameters, ...extras });
  }
  return appendQuery(formatSearch(meant, form.base), extras);
}

/**
 * Parameters unrelated to the search, such as an email campaign's name, are kept. They must not be a filter
 * in either channel: a parameter that one ignored would filter the other.
 */
function othersOf(
  searched: readonly Channel[],
  given: Iterable<readonly [string, string]>,
): Record<string, string[]> {
  const isOurs = (name: string) => searched.some((channel) => isSearchParameter(channel, name));
  return groupPairs([...given].filter(([name]) => !isOurs(name) && name !== 'exact'));
}

/** "Van" moves a car search to the commercials, where some filters do not exist and are dropped. */
function readInChannel(query: SearchQuery, { channel }: UnderstoodSentence): SearchQuery {
  if (channel === query.channel) return query;
  const pairs = Object.entries(searchParameters(query)).flatMap(([name, value]) =>
    [value ?? ''].flat().map((each) => [name, String(each)] as const),
  );
  return parseSearch(channel, pairs).query;
}
