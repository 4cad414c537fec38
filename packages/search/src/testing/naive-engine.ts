import {
  type AttributeCondition,
  attributesIn,
  dayMs,
  distanceKm,
  foldToKey,
  type SearchableAdvert,
  type SearchableAttribute,
  type SearchQuery,
} from '@forecourt/domain';
import type { AdvertChange } from '../engine/search-engine.ts';
import { cellAt, cellOf } from '../place/cells.ts';
import { chordSquared, pointAt } from '../place/sphere.ts';
import { bucketEdgesOf } from '../query/bucket-edges.ts';
import type { BucketCount, Drop, Facet, Relaxation } from '../query/search-result.ts';
import { completenessPoints } from '../relevance/completeness.ts';
import { nearnessOf } from '../relevance/relevance.ts';
import { addMonths, bucketsOf, facetOf, modelsOf, statedValue } from './naive-facets.ts';
import { allWords, meantBy, namingWords, wordsOf } from './naive-words.ts';

/** The same answers by scanning every advert: slow, short and plainly correct. */
export class NaiveEngine {
  readonly #table: readonly SearchableAttribute[];
  readonly #today: string;
  readonly adverts = new Map<string, SearchableAdvert>();
  #usualPrices = new Map<string, number[]>();

  constructor(table: readonly SearchableAttribute[], today: string) {
    this.#table = table;
    this.#today = today;
  }

  rebuild(adverts: readonly SearchableAdvert[]): void {
    this.adverts.clear();
    for (const advert of adverts) this.adverts.set(advert.publicReference, advert);
    this.#usualPrices = new Map();
    for (const advert of this.adverts.values()) {
      if (advert.status !== 'live') this.adverts.delete(advert.publicReference);
      else if (advert.price !== null && advert.price < 10_000_000) {
        const group = groupOf(advert);
        this.#usualPrices.set(group, [...(this.#usualPrices.get(group) ?? []), advert.price]);
      }
    }
  }

  apply(changes: readonly AdvertChange[]): void {
    for (const change of changes) {
      const { publicReference } = change;
      const known = this.adverts.get(publicReference);
      const advert = 'prices' in change ? known && { ...known, ...change.prices } : change.advert;
      if (advert?.status === 'live') this.adverts.set(publicReference, advert);
      else this.adverts.delete(publicReference);
    }
  }

  search(query: SearchQuery) {
    const adverts = [...this.adverts.values()].filter(({ channel }) => channel === query.channel);
    const tests = this.#testsOf(query, adverts);
    const missed = new Map(
      adverts.map((advert) => [advert, tests.filter(({ test }) => !test(advert)).map(({ name }) => name)]),
    );
    const meetsAllBut = (...left: string[]) =>
      adverts.filter((advert) => missed.get(advert)?.every((name) => left.includes(name)));
    const found = meetsAllBut();
    const moreWithout = (...left: string[]) => meetsAllBut(...left).length - found.length;
    const attributes = attributesIn(this.#table, query.channel).filter(
      ({ facet, group, countedWith }) =>
        facet !== undefined &&
        (group === undefined || query.counted?.includes(group)) &&
        (countedWith === undefined || query.filters?.[countedWith]),
    );
    const facets: Record<string, Facet> = {};
    const histograms: Record<string, BucketCount[]> = {};
    for (const attribute of attributes) {
      const own = query.filters?.[attribute.key];
      const counted = own && 'allOf' in own ? found : meetsAllBut(attribute.key);
      facets[attribute.key] = facetOf(attribute, query, counted, this.#today);
      const edges = bucketEdgesOf(attribute);
      if (edges && attribute.filter?.by === 'range') {
        histograms[attribute.key] = bucketsOf(attribute, edges.bars, counted);
      }
    }
    const size = query.size ?? 30;
    const from = ((query.page ?? 1) - 1) * size;
    const ranked = this.#rank(query, found, adverts).slice(from, from + size);
    return {
      total: found.length,
      hits: ranked.map((advert) => ({
        reference: advert.publicReference,
        distanceKm: query.near ? Math.round(distanceKm(query.near, advert.place) * 1000) / 1000 : null,
      })),
      facets,
      histograms,
      models: query.filters?.make ? modelsOf(meetsAllBut('model')) : [],
      relaxations: found.length < 12 ? dropsThatHelp(tests, moreWithout) : [],
    };
  }

  #testsOf(query: SearchQuery, adverts: readonly SearchableAdvert[]): Test[] {
    const tests: Test[] = [];
    for (const [key, condition] of Object.entries(query.filters ?? {})) {
      const attribute = attributesIn(this.#table, query.channel).find((each) => each.key === key);
      tests.push({
        name: key,
        test: (advert) => attribute?.filter !== undefined && this.#meets(attribute, advert, condition),
        drop: { kind: 'drop-filter', key },
      });
    }
    const { near } = query;
    if (near?.radiusKm !== undefined) {
      const metres = near.radiusKm * 1000;
      tests.push({
        name: 'radius',
        test: ({ place }) => Math.round(distanceKm(near, place) * 1000) <= metres,
        drop: { kind: 'drop-radius' },
      });
    }
    for (const word of wordsOf(query.words ?? '')) {
      const meant = meantBy(word, adverts, this.#table);
      tests.push({
        name: `word ${word}`,
        test: (advert) => allWords(advert, this.#table).some(meant),
        drop: { kind: 'drop-word', word },
      });
    }
    for (const [key, values] of Object.entries(query.excluded ?? {})) {
      const attribute = attributesIn(this.#table, query.channel).find((each) => each.key === key);
      tests.push({
        name: `not ${key}`,
        test: (advert) => !attribute?.filter || !this.#meets(attribute, advert, { anyOf: values }),
        drop: { kind: 'drop-exclusion', key },
      });
    }
    for (const word of wordsOf(query.notWords ?? '')) {
      tests.push({
        name: `not word ${word}`,
        test: (advert) => !allWords(advert, this.#table).includes(word),
        drop: { kind: 'drop-not-word', word },
      });
    }
    return tests;
  }

  #meets(attribute: SearchableAttribute, advert: SearchableAdvert, condition: AttributeCondition): boolean {
    const value = statedValue(attribute, advert);
    if (value === null) return false;
    if ('anyOf' in condition) {
      const values = Array.isArray(value) ? value : [value];
      return values.some((each) =>
        condition.anyOf.some((wanted) =>
          typeof each === 'number'
            ? each === Number(wanted)
            : foldToKey(String(each)) === foldToKey(String(wanted)),
        ),
      );
    }
    if ('allOf' in condition)
      return condition.allOf.every((wanted) => this.#meets(attribute, advert, { anyOf: [wanted] }));
    if ('is' in condition) return value === condition.is;
    if ('withinDays' in condition)
      return Date.parse(String(value)) >= Date.parse(this.#today) - condition.withinDays * dayMs;
    if ('monthsAhead' in condition) return String(value) >= addMonths(this.#today, condition.monthsAhead);
    return (
      typeof value === 'number' &&
      value >= (condition.from ?? -Infinity) &&
      value <= (condition.to ?? Infinity)
    );
  }

  #rank(
    query: SearchQuery,
    found: readonly SearchableAdvert[],
    adverts: readonly SearchableAdvert[],
  ): SearchableAdvert[] {
    const { near } = query;
    const sort = query.sort === 'distance' && !near ? 'relevance' : (query.sort ?? 'relevance');
    const words = wordsOf(query.words ?? '').map((word) => meantBy(word, adverts, this.#table));
    const last = Number.POSITIVE_INFINITY;
    const keyOf = (advert: SearchableAdvert): number => {
      const price = advert.price !== null && advert.price < 10_000_000 ? advert.price : null;
      switch (sort) {
        case 'newest':
          return -Date.parse(advert.listedAt);
        case 'price-asc':
          return advert.isTooLow ? last : (price ?? last);
        case 'price-desc':
          return price === null ? last : -price;
        case 'monthly-asc':
          return advert.finance?.monthlyPayment ?? last;
        case 'yearly-cost-asc':
          return advert.yearlyCost ?? last;
        case 'year-desc':
          return -advert.vehicle.year;
        case 'best-value':
          return advert.value == null ? last : -advert.value;
        case 'biggest-cut':
          return -Number(this.#table.find(({ key }) => key === 'cutShare')?.read(advert) ?? -last);
        case 'mileage-asc':
          return advert.vehicle.mileage ?? last;
        case 'distance':
          return near ? chordSquared(pointAt(near), pointAt(advert.place)) : 0;
        case 'relevance': {
          const named = words.filter((meant) => namingWords(advert, this.#table).some(meant)).length;
          const nearness = near ? nearnessOf(distanceKm(near, cellOf(cellAt(advert.place)).middle)) : 0;
          return -(named * 1e9 + this.#qualityOf(advert) + nearness);
        }
      }
    };
    return found
      .map((advert) => ({ advert, key: keyOf(advert) }))
      .sort((a, b) =>
        a.key === b.key
          ? a.advert.publicReference < b.advert.publicReference
            ? -1
            : 1
          : a.key < b.key
            ? -1
            : 1,
      )
      .map(({ advert }) => advert);
  }

  #qualityOf(advert: SearchableAdvert): number {
    const shown = attributesIn(this.#table, advert.channel).filter(({ spec }) => spec !== undefined);
    const known = shown.filter((attribute) => attribute.read(advert) !== null);
    const stated = known.length - (advert.usual?.length ?? 0);
    const points = completenessPoints(advert, shown.length === 0 ? 0 : stated / shown.length);
    const own = Math.round((Date.parse(advert.listedAt) / dayMs + points) * 1000);
    const prices = [...(this.#usualPrices.get(groupOf(advert)) ?? [])].sort((a, b) => a - b);
    const usual = prices[Math.floor((prices.length - 1) / 2)];
    const { price } = advert;
    if (prices.length < 5 || !usual || price === null || price >= 10_000_000) return own;
    const ratio = price / usual;
    if (ratio < 0.6) return own;
    return own + Math.round(Math.max(-5, Math.min(5, (1 - ratio) * 25)) * 1000);
  }
}

function groupOf({ channel, vehicle }: SearchableAdvert): string {
  return [channel, vehicle.make, vehicle.model, vehicle.year].join('\n');
}

interface Test {
  name: string;
  test: (advert: SearchableAdvert) => boolean;
  drop: Drop;
}

/** Leaves out one condition, or two if one does not help. */
function dropsThatHelp(tests: readonly Test[], moreWithout: (...left: string[]) => number): Relaxation[] {
  const ones = tests.map(({ name, drop }): Relaxation => ({ ...drop, more: moreWithout(name) }));
  const helpful = ones.filter(({ more }) => more > 0);
  if (helpful.length > 0) return helpful;
  const twos = tests.flatMap((a, place) =>
    tests.slice(place + 1).map(
      (b): Relaxation => ({
        kind: 'drop-two',
        drops: [a.drop, b.drop],
        more: moreWithout(a.name, b.name),
      }),
    ),
  );
  return twos.filter(({ more }) => more > 0);
}
