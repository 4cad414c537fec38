import type { FormBase, SearchQuery } from '@forecourt/domain';
import { exampleDealer } from '@forecourt/services/testing';
import { describe, expect, it } from 'vitest';
import { buildSearchTrail } from '../advert/search-trail/build-search-trail.ts';
import { buildResultsView } from './build-results-view.ts';

const found = {
  version: 1,
  revision: 0,
  total: 1204,
  page: 1,
  pages: 41,
  facets: {},
  histograms: {},
  models: [],
  words: [],
  relaxations: [],
};
const names = { nameOfSlug: (_: string, slug: string) => ({ ford: 'Ford', focus: 'Focus' })[slug] };

const view = (
  query: Omit<SearchQuery, 'channel'> = {},
  form: FormBase = { base: 'listing', channel: 'Car' },
  total = 1204,
) =>
  buildResultsView({
    query: { channel: 'Car', ...query },
    form,
    problems: [],
    exact: null,
    found: { ...found, total },
    names,
    dealer: null,
  });

const focus = { make: { anyOf: ['ford'] }, model: { anyOf: ['focus'] } };

describe('buildResultsView', () => {
  it('describes in words what is shown, and how many', () => {
    expect(view({ filters: { ...focus, price: { to: 9000 } } })).toMatchObject({
      heading: '1,204 Ford Focus for sale',
      count: '1,204 cars',
      title: 'New and used Ford Focus for sale in Ireland, under €9,000',
    });
  });

  it.each([
    [0, 'No used cars for sale in Co. Cork'],
    [1, '1 used car for sale in Co. Cork'],
    [2, '2 used cars for sale in Co. Cork'],
  ])('the heading begins with the number of results: %i', (total, heading) => {
    const filters = { condition: { anyOf: ['Used'] }, county: { anyOf: ['Cork'] } };
    expect(view({ filters }, undefined, total).heading).toBe(heading);
  });

  it.each([
    [{ price: { to: 500 } }, 'No exact match'],
    [{ ...focus, price: { to: 500 } }, 'No exact match: Ford Focus for sale'],
  ])('says that nothing matches without naming just any car: %j', (filters, heading) => {
    expect(view({ filters }, undefined, 0).heading).toBe(heading);
  });

  it('is marked with the address that its adverts link back to', () => {
    const query = { filters: focus, sort: 'price-asc', page: 2 } as const;
    const nowhere = { position: null, total: 9, page: 2, previous: null, next: null };
    const { backHref } = buildSearchTrail({ channel: 'Car', ...query }, nowhere);
    expect(view(query).searchHref).toBe(backHref);
  });

  it('counts one in the singular', () => {
    expect(view({}, undefined, 1).count).toBe('1 car');
  });

  it.each([
    [{ words: '日本' }, 'No cars found for “日本”'],
    [{ words: '日本', filters: focus }, 'No cars found for “日本” with these filters'],
    [{ filters: focus }, 'Nothing matches all of that'],
  ])('says of %j when nothing is found: %s', (query, said) => {
    expect(view(query, undefined, 0).nothingFound).toBe(said);
  });

  it('says nothing of the kind when something is found', () => {
    expect(view({ words: '日本' }).nothingFound).toBeNull();
  });

  it('does not offer to drop the dealer whose listing it is', () => {
    const dealer = exampleDealer();
    const drop = (key: string) => ({ kind: 'drop-filter' as const, key, more: 40 });
    const listing = buildResultsView({
      query: { channel: 'Car', filters: { ...focus, dealer: { anyOf: [dealer.id] } } },
      form: { base: 'fixed', path: '/dealers/ireland/cork/7' },
      problems: [],
      exact: null,
      found: { ...found, total: 3, relaxations: [drop('dealer'), drop('make')] },
      names,
      dealer,
    });
    expect(listing.relaxations).toHaveLength(1);
  });

  it('links from a dealer’s listing to the dealers of its county', () => {
    const dealer = exampleDealer();
    const listing = buildResultsView({
      query: { channel: 'Car', filters: { dealer: { anyOf: [dealer.id] } } },
      form: { base: 'fixed', path: '/dealers/ireland/cork/7' },
      problems: [],
      exact: null,
      found,
      names,
      dealer,
    });
    expect(listing.breadcrumbs.map(({ text }) => text)).toEqual(['Home', 'Dealers', 'Co. Cork', dealer.name]);
  });

  it('has one canonical address, whatever the base and the order', () => {
    const search = view({ filters: focus, sort: 'newest', page: 2 }, { base: 'search', channel: 'Car' });
    expect(search.canonicalPath).toBe('/used-cars/ford/focus?page=2');
  });

  it('lets search engines index lists that people look for', () => {
    expect(view({ filters: focus }).robots).toBeNull();
  });

  it.each([
    ['the working search', {}, { base: 'search', channel: 'Car' } as const, 9],
    ['words', { words: 'gti' }, undefined, 9],
    ['an empty list', {}, undefined, 0],
  ])('keeps %s out of the index', (_, query, form, total) => {
    expect(view(query, form, total).robots).toBe('noindex, follow');
  });

  it('gives every advert a link back to these results', () => {
    expect(view({ filters: { ...focus, price: { to: 9000 } } }).context).toBe(
      '?make=ford&model=focus&maxPrice=9000',
    );
    expect(view({ filters: focus, page: 2 }).context).toBe('?make=ford&model=focus&page=2');
  });

  it('links robots to the canonical adverts of a plain listing', () => {
    expect(view({ filters: focus }).isForRobots).toBe(true);
    expect(view({ filters: { ...focus, price: { to: 9000 } } }).isForRobots).toBe(false);
  });

  it('offers distance as an order only near a place', () => {
    const orders = (query: Omit<SearchQuery, 'channel'>) =>
      view(query).sort.options.map(({ value }) => value);
    expect(orders({})).not.toContain('distance');
    expect(orders({ near: { latitude: 53, longitude: -6 } })).toContain('distance');
  });

  it('has breadcrumbs through make and model', () => {
    expect(view({ filters: focus }).breadcrumbs.map(({ text, url }) => [text, url])).toEqual([
      ['Home', '/'],
      ['Used cars', '/used-cars'],
      ['Ford', '/used-cars/ford'],
      ['Focus', '/used-cars/ford/focus'],
    ]);
  });

  it('names a county in its breadcrumbs as the heading does', () => {
    const { breadcrumbs } = view({ filters: { county: { anyOf: ['Cork'] } } });
    expect(breadcrumbs.at(-1)).toMatchObject({ text: 'Co. Cork', url: '/used-cars/ireland/cork' });
  });
});
