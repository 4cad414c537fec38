import {
  type AttributeFilter,
  type Channel,
  channels,
  everyFilterGroup,
  excludingParam,
  type FilterGroup,
  isAttributeOf,
  largestPageSize,
  lastPage,
  pageSize,
  parseSearch,
  type SearchQuery,
  searchableAttributes,
  sorts,
} from '@forecourt/domain';
import { z } from '@hono/zod-openapi';
import { ProblemError } from '../../http/responses/error-response.ts';

export const channelParameter = z.object({
  channel: z.string().openapi({ description: 'Car, Commercial or Bike, in any case and also in the plural' }),
});

/**
 * The parameters of a search for the OpenAPI document; their values are parsed by the same code as the pages'
 * addresses.
 */
export const searchInput = z.object({
  ...Object.fromEntries(searchableAttributes.flatMap(parametersOf)),
  q: text('Words that every advert found must contain'),
  notWords: text('Words that no advert found may contain'),
  near: text('A town, an Eircode or its routing key, or latitude,longitude'),
  radius: text('Kilometres around near, 1 to 500'),
  sort: text(`One of ${sorts.join(', ')}; distance needs near`),
  page: text(`1 to ${lastPage}`),
  size: text(`Adverts per page, 1 to ${largestPageSize}; default ${pageSize}`),
});

const allGroups = 'all';

/** Which groups of less used filters are counted as well: counting them all takes longer than the search. */
export const countedInput = z.object({
  counted: text(
    `Groups of less used filters to count as well: ${everyFilterGroup.join(', ')} or ${allGroups}; repeat the parameter for several`,
  ),
});

export function requireCounted(address: string): readonly FilterGroup[] {
  const asked = new URL(address).searchParams.getAll('counted');
  const unknown = asked.find(
    (name) => name !== allGroups && !everyFilterGroup.some((group) => group === name),
  );
  if (unknown !== undefined) {
    const message = `counted: “${unknown.slice(0, 40)}” is not one of ${everyFilterGroup.join(', ')} and ${allGroups}.`;
    throw new ProblemError({ status: 400, kind: 'bad-request', message });
  }
  return everyFilterGroup.filter((group) => asked.includes(group) || asked.includes(allGroups));
}

/** Parses the parameters of a search, or responds with a sentence for each invalid one. */
export function requireSearch(channel: Channel, address: string): SearchQuery {
  const { query, problems } = parseSearch(channel, new URL(address).searchParams);
  if (problems.length === 0) return query;
  throw new ProblemError({
    status: 400,
    kind: 'bad-request',
    message: problems.map(({ reason }) => reason).join(' '),
  });
}

type Attribute = (typeof searchableAttributes)[number];

function parametersOf(attribute: Attribute): [string, ReturnType<typeof text>][] {
  const { filter } = attribute;
  if (!filter) return [];
  const missing = channels.filter((channel) => !isAttributeOf(attribute, channel));
  const only = missing.length > 0 ? `; not for ${missing.join(' and ')}` : '';
  const excluding = excludingParam(filter);
  const names: [string, string][] = [
    ...namesOf(filter),
    ...(excluding
      ? [[excluding, 'none of these; repeat the parameter for several'] as [string, string]]
      : []),
  ];
  return names.map(([name, meaning]) => [name, text(`${attribute.label}: ${meaning}${only}`)]);
}

function namesOf(filter: AttributeFilter): [string, string][] {
  switch (filter.by) {
    case 'any-of':
      return [[filter.param, 'one of these; repeat the parameter for several']];
    case 'all-of':
      return [[filter.param, 'every one of these; repeat the parameter for several']];
    case 'within-days':
      return [[filter.param, 'at most this many days ago']];
    case 'range':
      return [
        [filter.min, 'at least'],
        [filter.max, 'at most'],
      ];
    case 'at-least':
      return [[filter.param, 'at least']];
    case 'at-most':
      return [[filter.param, 'at most']];
    case 'months-ahead':
      return [[filter.param, 'at least this many months ahead']];
    case 'is':
      return [[filter.param, filter.only ? 'only yes' : 'yes or no']];
  }
}

function text(description: string) {
  return z
    .union([z.string(), z.array(z.string())])
    .optional()
    .openapi({ type: 'string', description });
}
