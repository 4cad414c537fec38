import {
  type Advert,
  type AttributeKey,
  attributesOf,
  buildSpecTable,
  type Channel,
} from '@forecourt/domain';
import { buildRow, type CompareGroup, type CompareRow, isStated } from './compare-row.ts';
import { type BestWord, markBest } from './mark-best.ts';

/** The column's title already shows these. */
const inTheTitle: ReadonlySet<AttributeKey> = new Set(['make', 'model', 'derivative']);

/** What a buyer prefers, where it is not a matter of taste. */
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

const ofEngines: ReadonlySet<AttributeKey> = new Set(['engineCc', 'consumption']);
const ofBatteries: ReadonlySet<AttributeKey> = new Set(['rangeKm', 'batteryKwh']);

/** An electric car has no engine size, and a car that only burns fuel has no drive battery. */
function absenceOf(key: AttributeKey, { vehicle: { fuel } }: Advert): string | undefined {
  const isElectric = fuel === 'Electric';
  const burnsAlone = fuel === 'Petrol' || fuel === 'Diesel';
  const isBeside = (isElectric && ofEngines.has(key)) || (burnsAlone && ofBatteries.has(key));
  return isBeside ? 'Does not apply' : undefined;
}

function bestOfAttribute(key: AttributeKey, adverts: readonly Advert[]): (BestWord | null)[] {
  const word = bestWords[key];
  if (!word) return [];
  const values = adverts.map(({ vehicle }) => vehicle[key]);
  return markBest(
    values.map((value) => (typeof value === 'number' ? value : null)),
    word,
  );
}

/** The specification, one row per attribute of the table. */
export function buildSpecGroups(adverts: readonly Advert[], channel: Channel): CompareGroup[] {
  const tables = adverts.map(({ vehicle }) => {
    const rows = buildSpecTable(vehicle, channel).flatMap((group) => group.rows);
    return new Map(rows.map(({ key, value }) => [key, value]));
  });
  const groups = new Map<string, CompareRow[]>();
  for (const attribute of attributesOf(channel)) {
    if (!('spec' in attribute) || inTheTitle.has(attribute.key)) continue;
    const texts = tables.map((table) => table.get(attribute.key) ?? '');
    const row = buildRow(attribute.key, attribute.label, texts, {
      best: bestOfAttribute(attribute.key, adverts),
      absences: adverts.map((advert) => absenceOf(attribute.key, advert)),
      usual: adverts.map(({ usual }) => usual.includes(attribute.key)),
    });
    if (!isStated(row)) continue;
    groups.set(attribute.spec, [...(groups.get(attribute.spec) ?? []), row]);
  }
  return Array.from(groups, ([name, rows]) => ({ name, rows }));
}
