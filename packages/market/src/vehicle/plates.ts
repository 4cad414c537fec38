import { counties, firstHalfYear, firstMarkYear, formatPlate, type Half } from '@forecourt/domain';

/** Issues plates; every plate of one book is different. */
export interface PlateBook {
  take(year: number, half: Half, county: string, share: number): string;
}

/**
 * Vehicles registered in the Republic in half a year, roughly, and its population: plate numbers grow with
 * the county.
 */
const registrationsOfHalf = 110_000;
const population = counties.reduce(
  (sum, county) => sum + (county.jurisdiction === 'IE' ? county.population : 0),
  0,
);
const countyByName = new Map(counties.map((county) => [county.name, county]));
const highestNumber = 999_999;

/**
 * Stores issued numbers as one bit each, so that a market of a million adverts needs a few megabytes. If a
 * number is taken, the next free one is used.
 */
export function openPlateBook(): PlateBook {
  const taken = new Map<string, Uint8Array>();
  const claim = (series: string, wanted: number) => {
    let bits = taken.get(series) ?? new Uint8Array(256);
    let number = wanted;
    while (((bits[number >> 3] ?? 0) & (1 << (number & 7))) !== 0)
      number = number >= highestNumber ? 1 : number + 1;
    while (number >> 3 >= bits.length) {
      const longer = new Uint8Array(bits.length * 2);
      longer.set(bits);
      bits = longer;
    }
    bits[number >> 3] = (bits[number >> 3] ?? 0) | (1 << (number & 7));
    taken.set(series, bits);
    return number;
  };
  return {
    take(year, half, countyName, share) {
      const county = countyByName.get(countyName);
      if (county === undefined) throw new Error(`No county is called ${countyName}`);
      if (year < firstMarkYear)
        return formatPlate({ kind: 'vintage', number: claim('ZV', 1000 + Math.floor(share * 98_000)) });
      const code = codeOf(county.plateCodes, county.oldPlateCodes, countyName, year, share);
      const hasHalf = year >= firstHalfYear;
      const series = `${year}/${hasHalf ? half : 0}/${code}`;
      const size = (county.population / population) * registrationsOfHalf * (hasHalf ? 1 : 2);
      const number = claim(series, 1 + Math.floor(((share * 7919) % 1) * size));
      return formatPlate({
        kind: 'irish',
        year,
        half: hasHalf ? half : null,
        code,
        county: countyName,
        number,
      });
    },
  };
}

/**
 * Limerick, Tipperary and Waterford had separate marks for city and county, or for two ridings, until 2013.
 */
function codeOf(
  codes: readonly string[],
  old: readonly string[],
  county: string,
  year: number,
  share: number,
): string {
  const now = codes[0];
  if (now === undefined) throw new Error(`${county} has no index mark`);
  if (year > firstHalfYear || old.length === 0) return now;
  const choices = county === 'Tipperary' ? old : [now, ...old];
  return choices[Math.floor(share * choices.length)] ?? now;
}
