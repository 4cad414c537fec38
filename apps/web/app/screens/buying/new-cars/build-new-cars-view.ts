import { formatEuro, groupDigits, nameSlug } from '@forecourt/domain';
import type { NewVersion } from '@forecourt/services';
import {
  type BreadcrumbItem,
  buildBreadcrumbs,
  buildPagination,
  newCarsPath,
  type Pagination,
} from '@forecourt/site';
import type { SelectOption, VehicleCardProps } from '@forecourt/ui';
import { buildModelCard } from './build-model-card.ts';
import { byName, byPrice, byStock, groupModels } from './group-models.ts';
import {
  choicesOf,
  formatNewCarQuery,
  isNarrowed,
  matchesQuery,
  type NewCarQuery,
  type NewCarSort,
  newCarSorts,
  parseNewCarQuery,
  priceLimits,
} from './new-car-query.ts';

export interface NewCarForm {
  makes: SelectOption[];
  bodies: SelectOption[];
  fuels: SelectOption[];
  prices: SelectOption[];
  sorts: SelectOption[];
  /** The chosen values, as in the options; empty means any. */
  chosen: { make: string; body: string; fuel: string; maxPrice: string; sort: NewCarSort };
}

export interface NewCarsView {
  breadcrumbs: BreadcrumbItem[];
  summary: string;
  form: NewCarForm;
  cards: VehicleCardProps[];
  pagination: Pagination;
  /** By page, from the first. */
  pageHrefs: string[];
  isNarrowed: boolean;
}

const modelsAPage = 24;

const order = { price: byPrice, stock: byStock, name: byName };

export function buildNewCarsView(versions: readonly NewVersion[], params: URLSearchParams): NewCarsView {
  const choices = choicesOf(versions);
  const query = parseNewCarQuery(params, choices);
  const wanted = versions.filter((version) => matchesQuery(version, query));
  const models = groupModels(wanted).sort(order[query.sort]);
  const pagination = buildPagination(query.page, Math.ceil(models.length / modelsAPage));
  const from = (pagination.currentPage - 1) * modelsAPage;
  return {
    breadcrumbs: buildBreadcrumbs([
      { text: 'Home', url: '/' },
      { text: 'New cars', url: newCarsPath },
    ]),
    summary: summaryOf(wanted.length, models.length, isNarrowed(query)),
    form: buildForm(choices, query),
    cards: models.slice(from, from + modelsAPage).map(buildModelCard),
    pagination,
    pageHrefs: Array.from(
      { length: pagination.pages.at(-1)?.value ?? 1 },
      (_, index) => newCarsPath + formatNewCarQuery({ ...query, page: index + 1 }),
    ),
    isNarrowed: isNarrowed(query),
  };
}

function summaryOf(cars: number, models: number, isNarrow: boolean): string {
  if (cars === 0)
    return isNarrow
      ? 'No new cars in stock match that. Clear a filter.'
      : 'No dealer has new cars in stock at the moment.';
  const counted = `${groupDigits(cars)} new ${cars === 1 ? 'car' : 'cars'} across ${groupDigits(models)} ${models === 1 ? 'model' : 'models'}`;
  return `${counted} in stock with dealers all over Ireland.`;
}

function buildForm({ makes, bodies, fuels }: ReturnType<typeof choicesOf>, query: NewCarQuery): NewCarForm {
  const named = (anyOne: string, names: readonly string[]) => [
    { value: '', label: anyOne },
    ...names.map((name) => ({ value: nameSlug(name), label: name })),
  ];
  return {
    makes: named('Any make', makes),
    bodies: named('Any body type', bodies),
    fuels: named('Any fuel', fuels),
    prices: [
      { value: '', label: 'Any price' },
      ...priceLimits.map((limit) => ({ value: String(limit), label: `Up to ${formatEuro(limit)}` })),
    ],
    sorts: Object.entries(newCarSorts).map(([value, label]) => ({ value, label })),
    chosen: {
      make: nameSlug(query.make ?? ''),
      body: nameSlug(query.body ?? ''),
      fuel: nameSlug(query.fuel ?? ''),
      maxPrice: query.maxPrice === null ? '' : String(query.maxPrice),
      sort: query.sort,
    },
  };
}
