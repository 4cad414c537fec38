import {
  type Advert,
  type AttributeKey,
  attributesOf,
  buildSpecTable,
  type Channel,
} from '@forecourt/domain';
import { buildRow, type CompareGroup, type CompareRow, isStated } from './compare-row.ts';
import { type BestWord, markBest } from './mark-best.ts';

/** The title of a column says these already. */
const inTheTitle: ReadonlySet<AttributeKey> = new Set(['make', 'model', 'derivative']);

/** What a buyer looks for, where that is beyond taste. */
const bestWords: Readonly<Partial<Record<AttributeKey, BestWord>>> = {
  mileage: 'Lowest',
  motorTax: 'Lowest',
  co2: 'Lowest',
  consumption: 'Lowest',
  owners: 'Fewest',
  year: 'Newest',
  rangeKm: 'Longest',
  warrantyMonths: 'Longest',
};

function bestOfAttribute(key: AttributeKey, adverts: readonly Advert[]): (BestWord | null)[] {
  const word = bestWords[key];
  if (!word) return [];
  const values = adverts.map(({ vehicle }) => vehicle[key]);
  return markBest(
    values.map((value) => (typeof value === 'number' ? value : null)),
    word,
  );
}

/** The specification, row by row of the attribute table. */
export function buildSpecGroups(adverts: readonly Advert[], channel: Channel): CompareGroup[] {
  const tables = adverts.map(({ vehicle }) => {
    const rows = buildSpecTable(vehicle, channel).flatMap((group) => group.rows);
    return new Map(rows.map(({ key, value }) => [key, value]));
  });
  const groups = new Map<string, CompareRow[]>();
  for (const attribute of attributesOf(channel)) {
    if (!('spec' in attribute) || inTheTitle.has(attribute.key)) continue;
    const texts = tables.map((table) => table.get(attribute.key) ?? '');
    const row = buildRow(attribute.key, attribute.label, texts, bestOfAttribute(attribute.key, adverts));
    if (!isStated(row)) continue;
    groups.set(attribute.spec, [...(groups.get(attribute.spec) ?? []), row]);
  }
  return Array.from(groups, ([name, rows]) => ({ name, rows }));
}
