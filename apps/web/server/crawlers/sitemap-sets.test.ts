import { exampleDealer } from '@forecourt/services/testing';
import { describe, expect, it } from 'vitest';
import {
  buildArticleEntries,
  buildDealerEntries,
  buildListingEntries,
  buildNewCarEntries,
  buildPageEntries,
} from './sitemap-sets.ts';

const content = [
  { path: '/car-finance', title: 'Car finance', changed: '2026-11-01' },
  { path: '/news/prices', title: 'Prices', changed: '2026-11-10' },
  { path: '/driver-tips/fog', title: 'Fog', changed: '2026-11-11' },
];
const monday = '2026-11-09T09:00:00.000Z';
const tuesday = '2026-11-10T09:00:00.000Z';

describe('pages', () => {
  it('have their last change where the content states it', () => {
    expect(buildPageEntries(content)).toContainEqual({ path: '/car-finance', changedAt: '2026-11-01' });
  });

  it('leave out visitor-specific ones', () => {
    expect(buildPageEntries([]).map(({ path }) => path)).not.toContain('/saved-vehicles');
  });
});

describe('articles', () => {
  it('are those that are not already pages', () => {
    expect(buildArticleEntries(content)).toEqual([
      { path: '/news/prices', changedAt: '2026-11-10' },
      { path: '/driver-tips/fog', changedAt: '2026-11-11' },
    ]);
  });
});

describe('new cars', () => {
  it('have an address for each make and each model, once', () => {
    const golf = { make: 'Volkswagen', model: 'Golf' };
    expect(buildNewCarEntries([golf, { ...golf, model: 'Polo' }, golf]).map(({ path }) => path)).toEqual([
      '/cars/volkswagen',
      '/cars/volkswagen/golf',
      '/cars/volkswagen/polo',
    ]);
  });
});

describe('listings', () => {
  const golf = { channel: 'Car', make: 'Volkswagen', model: 'Golf', county: 'Cork', count: 2 } as const;
  const polo = { ...golf, model: 'Polo', county: 'Mayo' };

  it('have the date of their newest advert', () => {
    expect(
      buildListingEntries([
        { ...golf, updatedAt: monday },
        { ...polo, updatedAt: tuesday },
      ]),
    ).toEqual([
      { path: '/used-cars/volkswagen', changedAt: tuesday },
      { path: '/used-cars/volkswagen/golf', changedAt: monday },
      { path: '/used-cars/ireland/cork', changedAt: monday },
      { path: '/used-cars/ireland/cork/volkswagen', changedAt: monday },
      { path: '/used-cars/volkswagen/polo', changedAt: tuesday },
      { path: '/used-cars/ireland/mayo', changedAt: tuesday },
      { path: '/used-cars/ireland/mayo/volkswagen', changedAt: tuesday },
    ]);
  });

  it('appear once for all spellings of a make', () => {
    const entries = buildListingEntries([
      { ...golf, make: 'Škoda', updatedAt: monday },
      { ...golf, make: 'Skoda', updatedAt: monday },
    ]);
    expect(entries.filter(({ path }) => path === '/used-cars/skoda')).toHaveLength(1);
  });
});

describe('dealers', () => {
  it('have a store, a list for each of their channels, and their directory pages', () => {
    const stock = [{ dealerId: 7, channel: 'Bike', count: 3, updatedAt: monday } as const];
    expect(buildDealerEntries([exampleDealer({ franchises: ['Škoda'] })], stock)).toEqual([
      { path: '/stores/blackwater-valley-motors/7', changedAt: monday },
      { path: '/bikes/dealers/ireland/cork/7', changedAt: monday },
      { path: '/dealers/ireland/cork', changedAt: null },
      { path: '/dealers/make/skoda', changedAt: null },
    ]);
  });

  it('without a store or stock appear only in the directory', () => {
    expect(buildDealerEntries([exampleDealer({ hasStore: false })], [])).toEqual([
      { path: '/dealers/ireland/cork', changedAt: null },
    ]);
  });
});
