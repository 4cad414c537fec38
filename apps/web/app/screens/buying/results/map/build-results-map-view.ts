import {
  channelPlural,
  describeSearch,
  findCounty,
  fromFirstPage,
  parseNear,
  type SearchProblem,
  type SearchQuery,
  searchMapPath,
  towns,
  withCondition,
  withoutNear,
} from '@forecourt/domain';
import type { FoundAdverts } from '@forecourt/services';
import { type BreadcrumbItem, buildBreadcrumbs } from '@forecourt/site';
import {
  buildCountyPicker,
  type CountyPickerView,
} from '../../../../parts/county-picker/build-county-picker.ts';
import { createHrefOf } from '../addresses/result-links.ts';
import { countedHeading, countText, hiddenFields } from '../build-results-view.ts';
import { buildFilters } from '../filters/build-filters.ts';
import type { FilterFormView } from '../filters/FilterForm.tsx';
import { buildGroups, findOpenGroups, type GroupKey } from '../filters/groups/filter-groups.ts';
import { buildChips, type Chip, type Names } from '../search-summary/build-chips.ts';
import { buildTrail } from '../search-summary/build-trail.ts';
import { describeProblem } from '../search-summary/describe-problem.ts';
import { buildTownMap, type CountedTown, type TownMapView } from './build-town-map.ts';
import { mapHref } from './map-href.ts';

export interface ResultsMapFacts {
  query: SearchQuery;
  problems: readonly SearchProblem[];
  /** Words that the visitor asked to search literally. */
  exact: string | null;
  found: FoundAdverts;
  names: Names;
  /** The groups of filters that the visitor has opened. */
  opened: readonly GroupKey[];
  /** Of the chosen county; null unless exactly one is chosen. */
  towns: readonly CountedTown[] | null;
}

export interface ResultsMapView {
  path: string;
  trail: BreadcrumbItem[];
  heading: string;
  /** `170 cars`. */
  count: string;
  problems: string[];
  chips: Chip[];
  clearHref: string;
  /** The filters of the results, which lead back to the map. */
  form: FilterFormView;
  /** The same search as a list. */
  listHref: string;
  counties: CountyPickerView;
  /** The chosen county, in place of all of them. */
  towns: TownMapView | null;
  /** The map of all counties; null where it is shown. */
  allHref: string | null;
}

/** What a dot counts. Smaller than the distance between most towns; a choice of the distance filter too. */
export const townRadiusKm = 5;

/** The county of a search that names one. */
export function chosenCounty({ filters }: SearchQuery): { name: string; slug: string } | null {
  const condition = filters?.county;
  const [name, ...others] = condition && 'anyOf' in condition ? condition.anyOf : [];
  return name === undefined || others.length > 0 ? null : (findCounty(String(name)) ?? null);
}

/** The main towns of a county, each with the search around it. A town replaces any other place of the search. */
export function townSearches(query: SearchQuery, county: string) {
  return towns.flatMap(({ name, slug, county: its }) => {
    const near = its === county ? parseNear(`${name}, Co. ${its}`) : null;
    if (!near) return [];
    const { latitude, longitude } = near;
    return [
      {
        name,
        slug,
        latitude,
        longitude,
        query: {
          ...withoutNear(query),
          near: { latitude, longitude, name: near.name, radiusKm: townRadiusKm },
        },
      },
    ];
  });
}

/** The results as a map: of the counties, or of the towns of the chosen one. */
export function buildResultsMapView({
  query,
  exact,
  found,
  names,
  ...facts
}: ResultsMapFacts): ResultsMapView {
  const { channel } = query;
  const hrefOf = (changed: SearchQuery) => mapHref(changed, exact);
  const county = chosenCounty(query);
  const noun = { one: channel.toLowerCase(), many: channelPlural(channel) };
  return {
    path: searchMapPath(channel),
    trail: buildMapTrail(query, names),
    heading: countedHeading(found.total, describeSearch(query, names.nameOfSlug, names.nameOfDealer)),
    count: countText(query, found.total),
    problems: facts.problems.map((problem) => describeProblem(problem, channel, names.nameOfSlug)),
    chips: buildChips(query, hrefOf, names),
    clearHref: hrefOf({ channel }),
    form: buildForm(query, exact, found, names, facts.opened),
    listHref: createHrefOf({ base: 'search', channel }, exact)(fromFirstPage(query)),
    counties: buildCountyPicker(
      countyCounts(found),
      null,
      (name) => hrefOf(withCondition(query, 'county', { anyOf: [name] })),
      noun,
    ),
    towns: county && facts.towns ? buildTownMap(county, facts.towns, noun) : null,
    allHref: county ? hrefOf(withCondition(query, 'county', undefined)) : null,
  };
}

/** The trail of the results, and one step further. */
function buildMapTrail(query: SearchQuery, names: Names): BreadcrumbItem[] {
  const results = buildTrail(query, names, null).map((item) => ({ ...item, type: 'link' as const }));
  return [...results, ...buildBreadcrumbs([{ text: 'Map', url: '' }])];
}

/** A sentence leads to the results: here words are only kept. */
function buildForm(
  query: SearchQuery,
  exact: string | null,
  found: FoundAdverts,
  names: Names,
  opened: readonly GroupKey[],
): FilterFormView {
  const { channel, words } = query;
  const path = searchMapPath(channel);
  const openGroups = findOpenGroups(query, opened);
  const kept = hiddenFields({ query, exact, form: { base: 'search', channel }, opened });
  return {
    form: { base: 'fixed', path },
    action: path,
    hidden: words ? [...kept, ['q', words]] : kept,
    filters: buildFilters(query, found, (changed) => mapHref(changed, exact), names, undefined, openGroups),
    groups: buildGroups(query, openGroups),
    words: null,
    count: countText(query, found.total),
  };
}

function countyCounts({ facets: { county } }: Pick<FoundAdverts, 'facets'>): Map<string, number> {
  return new Map(
    county?.kind === 'values' ? county.values.map(({ value, count }) => [String(value), count]) : [],
  );
}
