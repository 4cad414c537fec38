import {
  channelPlural,
  type Dealer,
  describeSearch,
  type FormBase,
  formatQuery,
  formatSearch,
  fromFirstPage,
  groupDigits,
  pageSize,
  placeOfSearch,
  type SearchProblem,
  type SearchQuery,
  searchParameters,
  sortLabel,
  sortsFor,
} from '@forecourt/domain';
import { buildFacets } from '@forecourt/search';
import type { FoundAdverts } from '@forecourt/services';
import { type BreadcrumbItem, buildPagination, type Pagination, type SeoLinks } from '@forecourt/site';
import type { SelectOption } from '@forecourt/ui';
import type { SuggestedSearch } from '../../../parts/no-results/SuggestedSearches.tsx';
import { buildSeoLinks } from './addresses/build-seo-links.ts';
import { createHrefOf, saidByDealerPath } from './addresses/result-links.ts';
import { buildFilters } from './filters/build-filters.ts';
import type { FilterView } from './filters/filter-view.ts';
import { buildRelaxationLinks, isStepOf } from './no-results/build-relaxation-links.ts';
import { buildChips, type Chip, type Names } from './search-summary/build-chips.ts';
import { buildTrail } from './search-summary/build-trail.ts';
import { describeProblem } from './search-summary/describe-problem.ts';

export interface ResultsFacts {
  query: SearchQuery;
  form: FormBase;
  problems: readonly SearchProblem[];
  /** Words that the visitor asked to have searched as they stand. */
  exact: string | null;
  found: Omit<FoundAdverts, 'hits'>;
  names: Names;
  dealer: Dealer | null;
}

export interface SortChoice {
  selected: string;
  options: (SelectOption & { href: string })[];
}

export interface ResultsView {
  title: string;
  description: string;
  canonicalPath: string;
  robots: 'noindex, follow' | null;
  breadcrumbs: BreadcrumbItem[];
  heading: string;
  /** `1,204 cars` */
  count: string;
  total: number;
  qualifiers: string[];
  problems: string[];
  form: FormBase;
  /** Where the form leads without JavaScript. */
  action: string;
  words: string;
  /** What is in force and no control of the form shows. */
  hidden: [name: string, value: string][];
  /** Everything that is in force but the order, for the form that changes the order alone. */
  fields: [name: string, value: string][];
  filters: FilterView[];
  chips: Chip[];
  clearHref: string;
  sort: SortChoice;
  /** Words that were read as the nearest names: `Did you mean`. */
  spellings: string[];
  /** What is said where nothing is found; null where something is. */
  nothingFound: string | null;
  relaxations: SuggestedSearch[];
  pagination: Pagination;
  firstPageHref: string;
  /** Added to an advert's address in the context of this search, which brings the way back and to the next. */
  context: string;
  /** Where an advert in the context of this search leads back to, whatever base the list is shown in. */
  searchHref: string;
  /** Whether the page as the server sends it links to adverts by their canonical address. */
  isForRobots: boolean;
  seoLinks: SeoLinks | null;
}

const ofDealer: ReadonlySet<string> = new Set(['dealer', 'county', 'near', 'seller']);

/** Everything that the results say around their cards. */
export function buildResultsView(facts: ResultsFacts): ResultsView {
  const { query, form, found, names, dealer } = facts;
  const hrefOf = createHrefOf(form, facts.exact);
  const without = dealer ? ofDealer : undefined;
  const { heading, qualifiers } = describeResults(facts);
  const count = countText(query, found.total);
  const page = query.page ?? 1;
  const firstPageHref = hrefOf(fromFirstPage(query));
  const chips = buildChips(query, hrefOf, names, without);
  return {
    title: titleOf(heading, qualifiers, page),
    description: `${count}: ${[heading, ...qualifiers].join(', ')}. Compare prices, mileage and distance, from dealers and private sellers.`,
    canonicalPath: canonicalPath(facts),
    robots: isIndexable(facts) ? null : 'noindex, follow',
    breadcrumbs: buildTrail(query, names, dealer),
    heading,
    count,
    total: found.total,
    qualifiers,
    problems: facts.problems.map((problem) => describeProblem(problem, query.channel)),
    form,
    action: form.base === 'fixed' ? form.path : formatSearch({ channel: query.channel }, form.base),
    words: query.words ?? '',
    hidden: hiddenFields(facts),
    fields: allFields(facts),
    filters: buildFilters(query, found, hrefOf, names, without),
    chips,
    clearHref: hrefOf({ channel: query.channel, ...(query.sort && { sort: query.sort }) }),
    sort: {
      selected: query.sort ?? 'relevance',
      options: sortsFor(query).map((sort) => ({
        value: sort,
        label: sortLabel(sort),
        href: hrefOf({ ...fromFirstPage(query), sort }),
      })),
    },
    spellings: found.words.flatMap(({ spellings }) => spellings ?? []),
    nothingFound: found.total === 0 ? describeNothing(query, chips.length) : null,
    relaxations: buildRelaxationLinks(
      // Nobody leaves a dealer by leaving out the dealer: its listing is nothing else.
      found.relaxations.filter((step) => !(without && isStepOf(without, step))),
      query,
      hrefOf,
      names,
    ),
    pagination: buildPagination(found.page, found.pages),
    firstPageHref,
    context: formatQuery(searchParameters(query)),
    searchHref: formatSearch(query, 'search'),
    isForRobots: isPlain(facts),
    seoLinks: dealer ? null : buildSeoLinks(query, found, buildFacets(found.facets, query.channel), names),
  };
}

function describeResults({ query, names, dealer }: ResultsFacts): { heading: string; qualifiers: string[] } {
  if (!dealer) return describeSearch(query, names.nameOfSlug, names.nameOfDealer);
  const { filters: { dealer: _, ...filters } = {}, ...rest } = query;
  const { heading, qualifiers } = describeSearch({ ...rest, filters }, names.nameOfSlug);
  return { heading: heading.replace(/ in Ireland$/, ` at ${dealer.name}`), qualifiers };
}

function titleOf(heading: string, qualifiers: readonly string[], page: number): string {
  const title = [heading, ...qualifiers].join(', ');
  return page > 1 ? `${title}, page ${page}` : title;
}

/** `1 car`, `1,204 cars`. */
export function countText({ channel }: Pick<SearchQuery, 'channel'>, total: number): string {
  return `${groupDigits(total)} ${total === 1 ? channel.toLowerCase() : channelPlural(channel)}`;
}

/** Whoever said something in words wonders first whether those were read at all. */
function describeNothing({ channel, words }: SearchQuery, conditions: number): string {
  if (!words) return 'Nothing matches all of that';
  return `No ${channelPlural(channel)} found for “${words}”${conditions > 1 ? ' with these filters' : ''}`;
}

/** The indexable form of this very list, whatever base and order it is shown in. */
function canonicalPath({ query, form }: ResultsFacts): string {
  const { sort: _, size: __, ...listed } = query;
  return form.base === 'fixed'
    ? form.path + formatQuery({ page: query.page === 1 ? undefined : query.page })
    : formatSearch(listed);
}

/** Lists that nobody would search for, or that are empty, are not for search engines. */
function isIndexable({ query, form, found, problems }: ResultsFacts): boolean {
  if (form.base === 'search' || problems.length > 0) return false;
  return found.total > 0 && !query.words && !query.near;
}

function hiddenFields({ query, exact, form }: ResultsFacts): [string, string][] {
  const fields: [string, string][] = [];
  if (query.sort) fields.push(['sort', query.sort]);
  if (query.size && query.size !== pageSize) fields.push(['size', String(query.size)]);
  if (exact !== null) fields.push(['exact', exact]);
  const dealers = query.filters?.dealer;
  // The path of a dealer's own listing says it.
  if (form.base !== 'fixed' && dealers && 'anyOf' in dealers)
    for (const id of dealers.anyOf) fields.push(['dealer', String(id)]);
  return fields;
}

function allFields({ query, exact, form }: ResultsFacts): [string, string][] {
  const { sort: _, ...listed } = fromFirstPage(query);
  const parameters = searchParameters(listed, form.base === 'fixed' ? saidByDealerPath : undefined);
  return Object.entries({ ...parameters, exact }).flatMap(([name, value]) =>
    [value ?? []].flat().map((each): [string, string] => [name, String(each)]),
  );
}

/**
 * A list that its path alone describes is what search engines come by. In the HTML it links to the canonical address of
 * each advert, since those within a search are not for an index; visitors get those once the script is there.
 */
function isPlain({ query, form }: ResultsFacts): boolean {
  const { inPath } = placeOfSearch(query);
  const isNarrowed = Object.keys(query.filters ?? {}).some((key) => !inPath.has(key));
  return form.base === 'listing' && !isNarrowed && !query.words && !query.near && !query.sort;
}
