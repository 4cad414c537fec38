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
  type QueryValue,
  type SearchProblem,
  type SearchQuery,
  type SearchWords,
  searchParameters,
  sortLabel,
  sortsFor,
} from '@forecourt/domain';
import { buildFacets } from '@forecourt/search';
import type { FoundAdverts } from '@forecourt/services';
import { type BreadcrumbItem, buildPagination, type Pagination, type SeoLinks } from '@forecourt/site';
import type { SelectOption } from '@forecourt/ui';
import { feedQuery, watchSearchHref } from '../../../parts/alerts/alert-href.ts';
import type { SuggestedSearch } from '../../../parts/no-results/SuggestedSearches.tsx';
import { buildSeoLinks } from './addresses/build-seo-links.ts';
import { createHrefOf, saidByDealerPath } from './addresses/result-links.ts';
import { buildFilters } from './filters/build-filters.ts';
import type { FilterView } from './filters/filter-view.ts';
import {
  buildGroups,
  type FilterGroupView,
  findOpenGroups,
  type GroupKey,
} from './filters/groups/filter-groups.ts';
import { mapHref } from './map/map-href.ts';
import { buildRelaxationLinks, isStepOf } from './no-results/build-relaxation-links.ts';
import { buildChips, type Chip, type Names } from './search-summary/build-chips.ts';
import { buildTrail } from './search-summary/build-trail.ts';
import { describeProblem } from './search-summary/describe-problem.ts';

export interface ResultsFacts {
  query: SearchQuery;
  form: FormBase;
  problems: readonly SearchProblem[];
  /** Words that the visitor asked to search literally. */
  exact: string | null;
  found: Omit<FoundAdverts, 'hits'>;
  names: Names;
  dealer: Dealer | null;
  /** The groups of filters that the visitor has opened. */
  opened?: readonly GroupKey[];
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
  /** `1,204 used Ford cars for sale` */
  heading: string;
  /** `1,204 cars` */
  count: string;
  total: number;
  problems: string[];
  form: FormBase;
  /** Where the form submits without JavaScript. */
  action: string;
  words: string;
  /** Applied conditions that no control of the form shows. */
  hidden: [name: string, value: string][];
  /** All applied conditions except the order, for the form that only changes the order. */
  fields: [name: string, value: string][];
  filters: FilterView[];
  groups: FilterGroupView[];
  chips: Chip[];
  clearHref: string;
  /** The same search on the map; null where all of it is in one place. */
  mapHref: string | null;
  sort: SortChoice;
  /** Words that were read as the nearest names: `Did you mean`. */
  spellings: string[];
  /** The message when nothing is found; null otherwise. */
  nothingFound: string | null;
  relaxations: SuggestedSearch[];
  pagination: Pagination;
  firstPageHref: string;
  /** Added to an advert's address within this search, which gives it links back and to the next. */
  context: string;
  /** Where an advert within this search links back to, whatever base the list is shown in. */
  searchHref: string;
  /** Where a visitor asks to be told about new ones. */
  watchHref: string;
  /** What the feeds of this search ask for. */
  feedQuery: string;
  /** Whether the server-rendered page links to adverts by their canonical address. */
  isForRobots: boolean;
  seoLinks: SeoLinks | null;
}

/** What the listing of a dealer states by itself. */
export const ofDealer: ReadonlySet<string> = new Set(['dealer', 'county', 'near', 'seller']);

/** Everything that the results show around their cards. */
export function buildResultsView(facts: ResultsFacts): ResultsView {
  const { query, form, found, names, dealer, opened = [] } = facts;
  const openGroups = findOpenGroups(query, opened);
  const hrefOf = createHrefOf(form, facts.exact);
  const without = dealer ? ofDealer : undefined;
  const words = describeResults(facts);
  const { heading, qualifiers } = words;
  const count = countText(query, found.total);
  const page = query.page ?? 1;
  const firstPageHref = hrefOf(fromFirstPage(query));
  const chips = buildChips(query, hrefOf, names, without);
  const facets = buildFacets(found.facets, query.channel);
  const context = formatQuery(searchParameters(query));
  const searchHref = formatSearch(query, 'search');
  return {
    title: titleOf(heading, qualifiers, page),
    description: `${count}: ${[heading, ...qualifiers].join(', ')}. Compare prices, mileage and distance, from dealers and private sellers.`,
    canonicalPath: canonicalPath(facts),
    robots: isIndexable(facts) ? null : 'noindex, follow',
    breadcrumbs: buildTrail(query, names, dealer),
    heading: countedHeading(found.total, words),
    count,
    total: found.total,
    problems: facts.problems.map((problem) => describeProblem(problem, query.channel, names.nameOfSlug)),
    form,
    action: form.base === 'fixed' ? form.path : formatSearch({ channel: query.channel }, form.base),
    words: query.words ?? '',
    hidden: hiddenFields(facts),
    fields: allFields(facts),
    filters: buildFilters(query, found, hrefOf, names, without, openGroups, facets),
    groups: buildGroups(query, openGroups),
    chips,
    clearHref: hrefOf({ channel: query.channel, ...(query.sort && { sort: query.sort }) }),
    mapHref: dealer || found.total === 0 ? null : mapHref(query, facts.exact),
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
      // Do not suggest dropping the dealer: its listing consists of nothing else.
      found.relaxations.filter((step) => !(without && isStepOf(without, step))),
      query,
      hrefOf,
      names,
    ),
    pagination: buildPagination(found.page, found.pages),
    firstPageHref,
    context,
    searchHref,
    watchHref: watchSearchHref(searchHref),
    feedQuery: feedQuery(context),
    isForRobots: isPlain(facts),
    seoLinks: dealer ? null : buildSeoLinks(query, found, facets, names),
  };
}

function describeResults({ query, names, dealer }: ResultsFacts): Omit<SearchWords, 'sentence'> {
  if (!dealer) return describeSearch(query, names.nameOfSlug, names.nameOfDealer);
  const { filters: { dealer: _, ...filters } = {}, ...rest } = query;
  const { heading, short, single, qualifiers } = describeSearch({ ...rest, filters }, names.nameOfSlug);
  const at = ` at ${dealer.name}`;
  return { heading: heading.replace(/ in Ireland$/, at), short: short + at, single: single + at, qualifiers };
}

/** All that the heading of a search has left if each of its conditions is a qualifier. */
const saysNothing = /^(?:cars|commercials|bikes) for sale$/;

/** `1,204 used cars for sale`, `1 used car for sale`. */
export function countedHeading(
  total: number,
  { short, single, qualifiers }: Pick<SearchWords, 'short' | 'single' | 'qualifiers'>,
): string {
  // There may well be some that only one of the other conditions excludes.
  if (total === 0) {
    if (qualifiers.length === 0) return `No ${short}`;
    return saysNothing.test(short) ? 'No exact match' : `No exact match: ${short}`;
  }
  return total === 1 ? `1 ${single}` : `${groupDigits(total)} ${short}`;
}

function titleOf(heading: string, qualifiers: readonly string[], page: number): string {
  const title = [heading, ...qualifiers].join(', ');
  return page > 1 ? `${title}, page ${page}` : title;
}

/** `1 car`, `1,204 cars`. */
export function countText({ channel }: Pick<SearchQuery, 'channel'>, total: number): string {
  return `${groupDigits(total)} ${total === 1 ? channel.toLowerCase() : channelPlural(channel)}`;
}

/** A visitor who searched by text wonders first whether it was read at all. */
function describeNothing({ channel, words }: SearchQuery, conditions: number): string {
  if (!words) return 'Nothing matches all of that';
  return `No ${channelPlural(channel)} found for “${words}”${conditions > 1 ? ' with these filters' : ''}`;
}

/** The indexable address of this list, whatever base and order it is shown in. */
function canonicalPath({ query, form }: ResultsFacts): string {
  const { sort: _, size: __, ...listed } = query;
  return form.base === 'fixed'
    ? form.path + formatQuery({ page: query.page === 1 ? undefined : query.page })
    : formatSearch(listed);
}

/** Keep lists that people would not search for, and empty lists, out of search engines. */
function isIndexable({ query, form, found, problems }: ResultsFacts): boolean {
  if (form.base === 'search' || problems.length > 0) return false;
  return found.total > 0 && !query.words && !query.near && !query.excluded && !query.notWords;
}

/** What the form submits besides its controls. */
export function hiddenFields({
  query,
  exact,
  form,
  opened = [],
}: Pick<ResultsFacts, 'query' | 'exact' | 'form' | 'opened'>): [string, string][] {
  const fields: [string, string][] = opened.map((key) => ['open', key]);
  // Controls only add to what is left out: the chips take it away again.
  const { excluded, channel } = query;
  if (excluded) fields.push(...pairsOf(searchParameters({ channel, excluded })));
  if (query.sort) fields.push(['sort', query.sort]);
  if (query.size && query.size !== pageSize) fields.push(['size', String(query.size)]);
  if (exact !== null) fields.push(['exact', exact]);
  const dealers = query.filters?.dealer;
  // The path of a dealer's own listing states it.
  if (form.base !== 'fixed' && dealers && 'anyOf' in dealers)
    for (const id of dealers.anyOf) fields.push(['dealer', String(id)]);
  return fields;
}

function pairsOf(parameters: Record<string, QueryValue>): [string, string][] {
  return Object.entries(parameters).flatMap(([name, value]) =>
    [value ?? []].flat().map((each): [string, string] => [name, String(each)]),
  );
}

function allFields({ query, exact, form }: ResultsFacts): [string, string][] {
  const { sort: _, ...listed } = fromFirstPage(query);
  const parameters = searchParameters(listed, form.base === 'fixed' ? saidByDealerPath : undefined);
  return pairsOf({ ...parameters, exact });
}

/**
 * Search engines crawl lists that their path alone describes. In the HTML they link to the canonical address
 * of each advert, because adverts within a search are not indexed; visitors get the latter once the script
 * has loaded.
 */
function isPlain({ query, form }: ResultsFacts): boolean {
  const { inPath } = placeOfSearch(query);
  const isNarrowed =
    Object.keys(query.filters ?? {}).some((key) => !inPath.has(key)) ||
    query.excluded !== undefined ||
    query.notWords !== undefined;
  return form.base === 'listing' && !isNarrowed && !query.words && !query.near && !query.sort;
}
