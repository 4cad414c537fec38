import { type Advert, formatPlate, type Plate, parsePlate } from '@forecourt/domain';
import type { Explained, WorkingStep } from '../working/working.ts';
import { findMismatches } from './find-mismatches.ts';
import { type PlateTests, plateTests } from './plate-tests.ts';

/** An advert of the same plate, as the market remembers it. */
export interface EarlierAdvert
  extends Pick<Advert, 'publicReference' | 'status' | 'channel' | 'listedAt' | 'endedAt' | 'priceHistory'> {
  vehicle: Pick<
    Advert['vehicle'],
    'make' | 'model' | 'year' | 'mileage' | 'colour' | 'fuel' | 'body' | 'engineCc' | 'owners'
  >;
}

export type TaxBasis = 'engine' | 'engine-or-nedc' | 'nedc' | 'wltp';

export interface VehicleCheck extends Explained {
  /** As it is written, `191-D-12345`. */
  plate: string;
  kind: Plate['kind'];
  /** Of an Irish plate. */
  year: number | null;
  half: 1 | 2 | null;
  county: string | null;
  /** How a car of that year is taxed. */
  taxedBy: TaxBasis | null;
  tests: PlateTests | null;
  earlierAdverts: readonly EarlierAdvert[];
  /** Sentences on what does not fit together. */
  mismatches: readonly string[];
  /** What no plate and no advert can tell. */
  onlyAPaidCheckTells: readonly string[];
}

const onlyAPaidCheckTells = [
  'Whether finance is still owed on it: it then belongs to the lender.',
  'Whether it was written off, stolen or scrapped.',
  'How many owners it had, and whether it was a taxi or a rental.',
  'What the odometer said at each NCT and service.',
];

/** What a plate and the market's own memory tell of a vehicle; null when the plate is of no form that is known. */
export function checkVehicle(
  text: string,
  earlierAdverts: readonly EarlierAdvert[],
  today: Date,
): VehicleCheck | null {
  const plate = parsePlate(text);
  if (!plate) return null;
  const irish = plate.kind === 'irish' ? plate : null;
  const inOrder = [...earlierAdverts].sort((one, other) => one.listedAt.localeCompare(other.listedAt));
  return {
    plate: formatPlate(plate),
    kind: plate.kind,
    year: irish?.year ?? null,
    half: irish?.half ?? null,
    county: plate.kind === 'irish' || plate.kind === 'northern-irish' ? plate.county : null,
    taxedBy: irish && taxBasisOf(irish.year),
    tests: irish && plateTests(irish.year, irish.half, today),
    earlierAdverts: inOrder,
    mismatches: findMismatches(plate, inOrder),
    onlyAPaidCheckTells,
    working: describePlate(plate),
    sources: [
      { name: 'Irish registration plates since 1987', asOf: '1987', kind: 'law' },
      {
        name: 'Adverts on this site, live and ended',
        asOf: today.toISOString().slice(0, 10),
        kind: 'market',
      },
    ],
    notes: [
      'A used import carries the year of its first registration anywhere, so the plate does not tell an import.',
    ],
  };
}

/** Plates of 2008 do not tell the half of the year that decides: either rule may hold. */
function taxBasisOf(year: number): TaxBasis {
  if (year < 2008) return 'engine';
  if (year === 2008) return 'engine-or-nedc';
  return year < 2021 ? 'nedc' : 'wltp';
}

function describePlate(plate: Plate): WorkingStep[] {
  const line = (label: string, detail: string): WorkingStep => ({ label, detail, amount: null });
  switch (plate.kind) {
    case 'irish':
      return [
        line(
          'Year',
          plate.half === null
            ? `first registered in ${plate.year}`
            : `first registered in ${plate.half === 1 ? 'January to June' : 'July to December'} ${plate.year}`,
        ),
        line('County', `${plate.code} stands for ${plate.county}, where it was first registered in Ireland`),
        line('Number', `number ${plate.number} of that period there`),
      ];
    case 'northern-irish':
      return [line('Plate', `of Northern Ireland, ${plate.county}; it tells no year`)];
    case 'vintage':
      return [
        line('Plate', 'ZV: the mark of a vehicle more than thirty years old when it was registered here'),
      ];
    case 'temporary':
      return [line('Plate', 'ZZ: a temporary registration')];
  }
}
