import { type Channel, groupDigits, standardKmAYear, usualTexts } from '@forecourt/domain';
import type { SearchResult } from '@forecourt/search';

const yearNote =
  'An Irish plate starts with the year and half-year: 191 is January to June 2019, 192 is July to December. Before 2013 it is just the year, such as 08.';

/** The meaning of a filter's figures, where that needs an explanation. */
export function noteOf(
  key: string,
  channel: Channel,
  { facets }: Pick<SearchResult, 'facets'>,
): string | undefined {
  if (key === 'year') return yearNote;
  if (key === 'yearlyCost') return noteOfCost(channel, countUsual(costKeys, facets));
  return noteOfUsual(countUsual([key], facets));
}

/** What the yearly cost is calculated from. */
const costKeys = ['motorTax', 'fuel', 'engineCc', 'co2'];

function noteOfCost(channel: Channel, usual: number): string {
  const distance = `at ${groupDigits(standardKmAYear[channel])} km a year`;
  // Bikes are not tested, and their maintenance varies too much to give a figure.
  const note =
    channel === 'Bike'
      ? `Tax and fuel or electricity ${distance}. Servicing, insurance and depreciation are extra.`
      : `Tax, fuel or electricity, test, servicing and tyres ${distance}. Insurance and depreciation are extra.`;
  return usual === 0 ? note : `${note} ${noteOfReckoned(usual)}`;
}

function noteOfReckoned(count: number): string {
  return `For ${count === 1 ? 'one advert' : `${groupDigits(count)} adverts`} we worked it out from what’s usual for the model.`;
}

/** How many of the adverts found use a usual value for one of these. */
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
    ? 'One advert doesn’t say, so we use what’s usual for the model.'
    : `${groupDigits(count)} adverts don’t say, so we use what’s usual for the model.`;
}
