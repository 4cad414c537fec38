import {
  capitaliseFirst,
  formatEuro,
  formatPrice,
  listingPath,
  listWords,
  nameOfModel,
} from '@forecourt/domain';
import type { NewVersion } from '@forecourt/services';
import {
  type BreadcrumbItem,
  buildBreadcrumbs,
  imageAddress,
  newCarsPath,
  newMakePath,
  newModelPath,
  newStockPath,
  srcSet,
} from '@forecourt/site';
import { groupModels, type NewModel, type Span, spanOf } from '../group-models.ts';

export interface ModelFact {
  label: string;
  value: string;
}

/** One fuel of the model, as a table row. */
export interface FuelRow {
  fuel: string;
  cells: string[];
}

export interface NewModelView {
  breadcrumbs: BreadcrumbItem[];
  name: string;
  heading: string;
  summary: string;
  path: string;
  picture: { src: string; srcSet: string } | null;
  priceFrom: string | null;
  facts: ModelFact[];
  /** Only if there is a choice: a single row would repeat the facts. */
  fuelRows: FuelRow[];
  stockHref: string;
  stockText: string;
  usedHref: string;
  usedText: string;
  /** For structured data: the model's prices in stock; null when no price is stated. */
  offers: { low: number; high: number; count: number } | null;
}

export const fuelColumns = ['Price from', 'CO₂', 'Motor tax', 'Electric range', 'In stock'] as const;

/** A new model, described from its stock. */
export function buildNewModelView(make: string, model: string, all: readonly NewVersion[]): NewModelView {
  const versions = all.filter((version) => version.make === make && version.model === model);
  const [group] = groupModels(versions);
  const name = nameOfModel(make, model);
  return {
    breadcrumbs: buildBreadcrumbs([
      { text: 'Home', url: '/' },
      { text: 'New cars', url: newCarsPath },
      { text: make, url: newMakePath(make) },
      { text: model, url: newModelPath(make, model) },
    ]),
    name,
    heading: `New ${name}`,
    summary: group ? summaryOf(name, group) : `No dealer has a new ${name} in stock at the moment.`,
    path: newModelPath(make, model),
    picture: group
      ? { src: imageAddress(group.imageUrl, 608), srcSet: srcSet(group.imageUrl, [304, 480, 608, 800, 1200]) }
      : null,
    priceFrom: group ? formatPrice(group.priceFrom) : null,
    facts: group ? factsOf(group) : [],
    fuelRows: group && group.fuels.length > 1 ? group.fuels.map((fuel) => buildFuelRow(fuel, versions)) : [],
    stockHref: newStockPath(make, model),
    stockText: `See ${group?.count ?? 0} in stock`,
    usedHref: listingPath({ channel: 'Car', make, model }),
    usedText: `Used ${name}`,
    offers:
      group?.priceFrom != null && group.priceTo !== null
        ? { low: group.priceFrom, high: group.priceTo, count: group.count }
        : null,
  };
}

function summaryOf(name: string, { count, priceFrom, bodies, fuels }: NewModel): string {
  const price = priceFrom === null ? '' : `, from ${formatEuro(priceFrom)}`;
  const kinds = [bodies, fuels].map((names) => listWords(names.map(lower), 'or')).filter(Boolean);
  const choice = kinds.length > 0 ? ` ${capitaliseFirst(kinds.join(', '))}.` : '';
  return `${count} new ${name} in stock with dealers in Ireland${price}.${choice}`;
}

function factsOf({ priceFrom, priceTo, bodies, fuels, co2, motorTax, count }: NewModel): ModelFact[] {
  return [
    { label: 'Up to', value: priceTo === priceFrom ? '' : formatPrice(priceTo) },
    { label: 'Body types', value: bodies.join(', ') },
    { label: 'Fuels', value: fuels.join(', ') },
    { label: 'CO₂', value: formatSpan(co2, String, ' g/km') },
    { label: 'Motor tax', value: formatSpan(motorTax, formatEuro, ' a year') },
    { label: 'In stock', value: String(count) },
  ].filter(({ value }) => value !== '');
}

function buildFuelRow(fuel: string, all: readonly NewVersion[]): FuelRow {
  const versions = all.filter((version) => version.fuel === fuel);
  const prices = spanOf(versions.map(({ price }) => price));
  const km = spanOf(versions.map(({ rangeKm }) => rangeKm));
  return {
    fuel,
    cells: [
      formatPrice(prices?.[0] ?? null),
      formatSpan(spanOf(versions.map(({ co2 }) => co2)), String, ' g/km'),
      formatSpan(spanOf(versions.map(({ motorTax }) => motorTax)), formatEuro),
      formatSpan(km, String, ' km'),
      String(versions.length),
    ],
  };
}

/** `120 g/km`, or `95 to 120 g/km`; empty if unknown. */
export function formatSpan(span: Span | null, format: (figure: number) => string, unit = ''): string {
  if (!span) return '';
  const [low, high] = span;
  return (low === high ? format(low) : `${format(low)} to ${format(high)}`) + unit;
}

/** Abbreviations such as MPV and SUV keep their capitals. */
const lower = (name: string) => (name === name.toUpperCase() ? name : name.toLowerCase());
