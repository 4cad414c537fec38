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
 * Where a search said in words leads: to the filters that it means, with the words that nobody understood kept as
 * words. `said` carries the sentence, so that the page can tell what became of it. `given` are all the parameters of the
 * address. Null when nothing was understood.
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
 * What the address says to others than the search, such as the name of a mail, goes with the visitor. In neither channel
 * may it be a filter: what the one ignored would narrow the other.
 */
function othersOf(
  searched: readonly Channel[],
  given: Iterable<readonly [string, string]>,
): Record<string, string[]> {
  const isOurs = (name: string) => searched.some((channel) => isSearchParameter(channel, name));
  return groupPairs([...given].filter(([name]) => !isOurs(name) && name !== 'exact'));
}

/** "Van" moves a search for cars to the commercials, where some filters mean nothing and are left behind. */
function readInChannel(query: SearchQuery, { channel }: UnderstoodSentence): SearchQuery {
  if (channel === query.channel) return query;
  const pairs = Object.entries(searchParameters(query)).flatMap(([name, value]) =>
    [value ?? ''].flat().map((each) => [name, String(each)] as const),
  );
  return parseSearch(channel, pairs).query;
}
