import { formatQuery, nameSlug, priceSteps, valueOfSlug } from '@forecourt/domain';
import type { NewVersion } from '@forecourt/services';
import { namesOf } from './group-models.ts';

/** The query of the new cars form; null means any. */
export interface NewCarQuery {
  make: string | null;
  body: string | null;
  fuel: string | null;
  maxPrice: number | null;
  sort: NewCarSort;
  page: number;
}

export const newCarSorts = { price: 'Lowest price', stock: 'Most in stock', name: 'Make and model' } as const;

export type NewCarSort = keyof typeof newCarSorts;

/** No new car costs less than the first. */
export const priceLimits = priceSteps.filter((step) => step >= 20_000);

/** The available choices: what is in stock. */
export interface NewCarChoices {
  makes: string[];
  bodies: string[];
  fuels: string[];
}

export function choicesOf(versions: readonly NewVersion[]): NewCarChoices {
  const sorted = (names: string[]) => names.sort((a, b) => a.localeCompare(b, 'en-IE'));
  return {
    makes: sorted(namesOf(versions.map(({ make }) => make))),
    bodies: sorted(namesOf(versions.map(({ body }) => body))),
    fuels: sorted(namesOf(versions.map(({ fuel }) => fuel))),
  };
}

/** Ignores unavailable choices. */
export function parseNewCarQuery(params: URLSearchParams, choices: NewCarChoices): NewCarQuery {
  const oneOf = (names: readonly string[], key: string) => valueOfSlug(names, params.get(key) ?? '') ?? null;
  const sort = params.get('sort') ?? '';
  const page = Number(params.get('page'));
  return {
    make: oneOf(choices.makes, 'make'),
    body: oneOf(choices.bodies, 'body'),
    fuel: oneOf(choices.fuels, 'fuel'),
    maxPrice: priceLimits.find((limit) => limit === Number(params.get('maxPrice'))) ?? null,
    sort: Object.hasOwn(newCarSorts, sort) ? (sort as NewCarSort) : 'price',
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

export function formatNewCarQuery({ make, body, fuel, maxPrice, sort, page }: NewCarQuery): string {
  const slug = (name: string | null) => name && nameSlug(name);
  return formatQuery({
    make: slug(make),
    body: slug(body),
    fuel: slug(fuel),
    maxPrice,
    sort: sort === 'price' ? null : sort,
    page: page === 1 ? null : page,
  });
}

export function isNarrowed({ make, body, fuel, maxPrice }: NewCarQuery): boolean {
  return (make ?? body ?? fuel ?? maxPrice) !== null;
}

export function matchesQuery(version: NewVersion, { make, body, fuel, maxPrice }: NewCarQuery): boolean {
  return (
    (make === null || version.make === make) &&
    (body === null || version.body === body) &&
    (fuel === null || version.fuel === fuel) &&
    (maxPrice === null || (version.price !== null && version.price <= maxPrice))
  );
}
