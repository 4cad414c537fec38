import { type Channel, groupDigits, standardKmAYear, usualTexts } from '@forecourt/domain';
import type { SearchResult } from '@forecourt/search';

const yearNote =
  'An Irish plate begins with the year and its half: 191 is January to June 2019, 192 is July to December. Before 2013 it is the year alone, such as 08.';

/** What the figures of a filter mean, where that needs saying. */
export function noteOf(
  key: string,
  channel: Channel,
  { facets }: Pick<SearchResult, 'facets'>,
): string | undefined {
  if (key === 'year') return yearNote;
  if (key === 'yearlyCost') return noteOfCost(channel, countUsual(costKeys, facets));
  return noteOfUsual(countUsual([key], facets));
}

/** What the cost of a year is reckoned from. */
const costKeys = ['motorTax', 'fuel', 'engineCc', 'co2'];

function noteOfCost(channel: Channel, usual: number): string {
  const distance = `at ${groupDigits(standardKmAYear[channel])} km a year`;
  // Bikes are not tested, and their upkeep differs too much to name a figure.
  const note =
    channel === 'Bike'
      ? `Tax and fuel or electricity ${distance}. Servicing, insurance and loss of value come on top.`
      : `Tax, fuel or electricity, test, servicing and tyres ${distance}. Insurance and loss of value come on top.`;
  return usual === 0 ? note : `${note} ${noteOfReckoned(usual)}`;
}

function noteOfReckoned(count: number): string {
  return `For ${count === 1 ? 'one advert' : `${groupDigits(count)} adverts`} it is reckoned with what is usual for the model.`;
}

/** How many of the adverts found leave one of these to what is usual. */
function countUsual(keys: readonly string[], { usual }: SearchResult['facets']): number {
  if (usual?.kind !== 'values') return 0;
  let sum = 0;
  for (const { value, count } of usual.values)
    if (keys.some((key) => usualTexts.has(String(value), key))) sum += count;
  return sum;
}

function noteOfUsual(count: number): string | undefined {
  if (count === 0) return undefined;
  return count === 1
    ? 'One of the adverts does not state it: it is what is usual for the model.'
    : `${groupDigits(count)} of the adverts do not state it: theirs is what is usual for the model.`;
}
