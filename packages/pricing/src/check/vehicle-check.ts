import {
  type CarTaxRegime,
  carTaxRegimeOf,
  findImportSign,
  formatPlate,
  type ImportSign,
  type OtherPlate,
  type Plate,
  parseOtherPlate,
  parsePlate,
  plateDays,
} from '@forecourt/domain';
import { motorTaxSource } from '../motor-tax/motor-tax-source.ts';
import type { Explained } from '../working/working.ts';
import { describePlate } from './describe-plate.ts';
import type { EarlierAdvert } from './earlier-advert.ts';
import { findMismatches } from './find-mismatches.ts';
import { type PlateTests, plateTests, testSource } from './plate-tests.ts';

/** A plate of the year in which cars turn thirty gives no birthday: either rule may apply. */
export type TaxBasis = CarTaxRegime | 'engine-or-vintage';

export interface VehicleCheck extends Explained {
  /** In canonical form, `191-D-12345`. */
  plate: string;
  kind: Plate['kind'] | OtherPlate['kind'];
  /** The months between which it was first registered, `2019-01`; null if the plate does not say. */
  registered: { from: string; to: string } | null;
  /** For an Irish plate. */
  year: number | null;
  half: 1 | 2 | null;
  county: string | null;
  /** How a car of that year is taxed. */
  taxedBy: TaxBasis | null;
  tests: PlateTests | null;
  /** Why it seems to be imported, as far as plate and adverts show. */
  importSign: ImportSign | null;
  earlierAdverts: readonly EarlierAdvert[];
  /** Sentences on what does not fit together. */
  mismatches: readonly string[];
  /** What no plate and no advert can show. */
  onlyAPaidCheckTells: readonly string[];
}

const onlyAPaidCheckTells = [
  'Whether finance is owed on it: if so, it belongs to the lender.',
  'Whether it was written off, stolen or scrapped.',
  'Its past in Britain: owners, tests and damage.',
  'How many owners it’s had, and whether it was a taxi or hire car.',
  'What was on the clock at each NCT and service.',
];

/** What a plate and the market's history say about a vehicle; null if the plate's format is unknown. */
export function checkVehicle(
  text: string,
  earlierAdverts: readonly EarlierAdvert[],
  today: Date,
): VehicleCheck | null {
  const plate = parsePlate(text) ?? parseOtherPlate(text);
  if (!plate) return null;
  const irish = plate.kind === 'irish' ? plate : null;
  const inOrder = [...earlierAdverts].sort((one, other) => one.listedAt.localeCompare(other.listedAt));
  const taxedBy = taxBasisOf(plate, today);
  const tests = irish && plateTests(irish.year, irish.half, today);
  return {
    plate: 'text' in plate ? plate.text : formatPlate(plate),
    kind: plate.kind,
    registered: registeredBetween(plate),
    year: irish?.year ?? null,
    half: irish?.half ?? null,
    county: plate.kind === 'irish' || plate.kind === 'northern-irish' ? plate.county : null,
    taxedBy,
    tests,
    importSign: importSignOf(plate, inOrder),
    earlierAdverts: inOrder,
    mismatches: findMismatches(plate, inOrder, today),
    onlyAPaidCheckTells,
    working: describePlate(plate),
    sources: [
      { name: 'Irish registration plates since 1987', asOf: '1987', kind: 'law' },
      ...(taxedBy ? [motorTaxSource] : []),
      ...(tests ? [testSource] : []),
      {
        name: 'Adverts on this site, live and ended',
        asOf: today.toISOString().slice(0, 10),
        kind: 'market',
      },
    ],
    notes: [
      'A used import carries the year it was first registered abroad, so the plate doesn’t give away an import.',
    ],
  };
}

function taxBasisOf(plate: Plate | OtherPlate, today: Date): TaxBasis | null {
  if (plate.kind === 'vintage' || plate.kind === 'irish-before-1987') return 'vintage';
  if (plate.kind !== 'irish') return null;
  const { first, last } = plateDays(plate.year, plate.half);
  const ofFirst = carTaxRegimeOf(first, today);
  const ofLast = carTaxRegimeOf(last, today);
  // Plates of 2008 give no half: the first cars may choose the regime that the last ones must use.
  return ofFirst === 'vintage' && ofLast !== 'vintage' ? 'engine-or-vintage' : ofFirst;
}

function registeredBetween(plate: Plate | OtherPlate): VehicleCheck['registered'] {
  if (plate.kind === 'british') return { from: plate.from, to: plate.to };
  if (plate.kind !== 'irish') return null;
  const { year, half } = plate;
  return { from: `${year}-${half === 2 ? '07' : '01'}`, to: `${year}-${half === 1 ? '06' : '12'}` };
}

/** The value in the last advert that states one. */
function importSignOf(plate: Plate | OtherPlate, adverts: readonly EarlierAdvert[]): ImportSign | null {
  const signs = adverts.map(({ vehicle }) => findImportSign(vehicle));
  const ofPlate =
    plate.kind === 'northern-irish'
      ? ({ kind: 'northern-irish-plate', county: plate.county } as const)
      : null;
  return signs.findLast((sign) => sign !== null) ?? ofPlate;
}
