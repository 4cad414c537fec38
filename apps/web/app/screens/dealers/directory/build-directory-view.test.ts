import type { DirectoryQuery } from '@forecourt/services';
import { DirectoryIndex } from '@forecourt/services/open';
import { exampleDealer } from '@forecourt/services/testing';
import { describe, expect, it } from 'vitest';
import { buildDirectoryCard } from './build-directory-card.ts';
import { buildDirectoryView } from './build-directory-view.ts';
import { type AskedDealers, everyDealer } from './directory-address.ts';

const { place } = exampleDealer();
const index = new DirectoryIndex({
  dealers: [
    exampleDealer({ id: 1, name: 'Zetland Cars', franchises: ['Ford'] }),
    exampleDealer({
      id: 2,
      name: 'Árann Motors',
      hasStore: false,
      phone: null,
      websiteUrl: 'https://arann.example',
      place: { ...place, county: 'Galway', latitude: 53.27, longitude: -9.05 },
    }),
  ],
  stock: [
    { dealerId: 1, channel: 'Car', make: 'Ford', count: 12 },
    { dealerId: 1, channel: 'Bike', make: 'Honda', count: 1 },
    { dealerId: 2, channel: 'Commercial', make: 'Ford', count: 3 },
  ],
  ratings: new Map([[1, { average: 4.5, count: 2, distribution: [1, 1, 0, 0, 0] }]]),
});

function viewOf(
  changes: Partial<AskedDealers>,
  near?: DirectoryQuery['near'],
  size?: number,
  unknownPlace: string | null = null,
) {
  const asked = { ...everyDealer, ...changes };
  const { name, make, county, channel, isSimiApproved } = asked;
  const query: DirectoryQuery = {
    name: name ?? undefined,
    make: make ?? undefined,
    county: county ?? undefined,
    channel: channel ?? undefined,
    isSimiApproved,
    near,
    page: asked.page,
    size,
  };
  return buildDirectoryView(asked, {
    answer: index.search(query),
    relaxations: index.relax(query),
    size: index.size,
    unknownPlace,
    problems: [],
    entrance: null,
    shown: new Map(),
  });
}

describe('the heading', () => {
  it.each([
    [{}, 'Dealers in Ireland'],
    [{ make: 'Ford', county: 'Cork' }, 'Ford dealers in Co. Cork'],
    [{ channel: 'Commercial', near: 'mallow' }, 'Commercial dealers near Mallow'],
    [{ name: 'lee' }, 'Dealers named “lee”'],
  ] as const)('of %o is %s', (asked, heading) => {
    expect(viewOf(asked).heading).toBe(heading);
  });
});

it('every page of the list has its own title', () => {
  expect(viewOf({}).title).toBe('Dealers in Ireland');
  expect(viewOf({ page: 2 }, undefined, 1).title).toBe('Dealers in Ireland, page 2');
});

describe('a card', () => {
  const [zetland, arann] = viewOf({}).cards;

  it('counts the stock of all channels and links to the first with any', () => {
    expect(zetland?.card).toMatchObject({
      stockCount: 13,
      mainUrl: '/dealers/ireland/cork/1',
      dealerHasCars: true,
      dealerHasCommercials: false,
      dealerHasBikes: true,
    });
  });

  it('links to the requested channel', () => {
    expect(viewOf({ channel: 'Bike' }).cards[0]?.card.mainUrl).toBe('/bikes/dealers/ireland/cork/1');
  });

  it('offers no message to a dealer without email', () => {
    const emailless = new DirectoryIndex({
      dealers: [exampleDealer({ email: null })],
      stock: [],
      ratings: new Map(),
    });
    const [hit] = emailless.search({}).hits;
    expect(hit && buildDirectoryCard(hit, everyDealer).card).toMatchObject({
      showEmail: false,
      numberPath: '/seller-number?dealer=7&channel=Car',
    });
    expect(zetland?.card.showEmail).toBe(true);
  });

  it('has every available contact option', () => {
    expect(zetland?.card).toMatchObject({
      emailHref: '/stores/zetland-cars/1?contact=email#contact',
      numberPath: '/seller-number?dealer=1&channel=Car',
    });
    expect(arann?.card).toMatchObject({
      retailerStoreUrl: null,
      numberPath: null,
      emailHref: '/commercials/dealers/ireland/galway/2/map?contact=email#contact',
      viewLocationUrl: '/commercials/dealers/ireland/galway/2/map',
      reviewsHref: '/commercials/dealers/ireland/galway/2/map#reviews',
      websiteUrl: 'https://arann.example',
    });
  });

  it('shows reviews only if there are any', () => {
    expect(zetland?.rating?.label).toBe('4.5 out of 5 from 2 reviews');
    expect(arann?.rating).toBeNull();
    expect(arann?.card.hasReviews).toBe(false);
  });

  it('shows its distance', () => {
    const { cards } = viewOf({ near: 'galway' }, { latitude: 53.27, longitude: -9.0 });
    expect(cards[0]?.distance).toBe('3.3 km away');
  });
});

describe('a filter of the list', () => {
  it('can be removed individually', () => {
    expect(viewOf({ make: 'Ford', county: 'Cork', isSimiApproved: true }).chips).toEqual([
      { label: 'Ford', removeHref: '/dealers/ireland/cork?simi=1' },
      { label: 'Co. Cork', removeHref: '/dealers/make/ford?simi=1' },
      { label: 'SIMI members', removeHref: '/dealers/make/ford/ireland/cork' },
    ]);
  });

  it('is kept when the channel changes', () => {
    expect(viewOf({ county: 'Cork', page: 3 }).channels).toEqual([
      { label: 'All', count: '1', href: '/dealers/ireland/cork', isCurrent: true },
      { label: 'Cars', count: '1', href: '/dealers/ireland/cork?channel=cars', isCurrent: false },
      {
        label: 'Commercials',
        count: '0',
        href: '/dealers/ireland/cork?channel=commercials',
        isCurrent: false,
      },
      { label: 'Bikes', count: '1', href: '/dealers/ireland/cork?channel=bikes', isCurrent: false },
    ]);
  });

  it('allows sorting by distance only from a place', () => {
    const sortsOf = (asked: Partial<AskedDealers>) => viewOf(asked).sort.options.map(({ value }) => value);
    expect(sortsOf({})).toEqual(['best', 'name', 'stock', 'rating']);
    expect(sortsOf({ near: 'mallow' })).toEqual(['distance', 'best', 'name', 'stock', 'rating']);
  });
});

describe('an empty list', () => {
  it('suggests what to drop and where else to look', () => {
    const { nothing } = viewOf({ county: 'Cork', channel: 'Commercial' });
    expect(nothing?.suggestions).toEqual([
      { text: 'All of Ireland, not just Co. Cork', found: '1 dealer', href: '/dealers?channel=commercials' },
      { text: 'With or without commercials', found: '1 dealer', href: '/dealers/ireland/cork' },
    ]);
    expect(nothing?.nearbyCounties).toEqual([
      { text: 'Co. Galway', found: '1 dealer', href: '/dealers/ireland/galway?channel=commercials' },
    ]);
  });

  it('links to all dealers if dropping one filter does not help', () => {
    expect(viewOf({ name: 'nobody', make: 'Honda', county: 'Galway' }).nothing?.everyoneHref).toBe(
      '/dealers',
    );
  });

  it('does not appear when dealers are found', () => {
    expect(viewOf({}).nothing).toBeNull();
  });
});

it('a misspelt name is reported', () => {
  expect(viewOf({ name: 'zetlnd' }).notices).toEqual([
    { text: 'No dealer is called “zetlnd”. Showing “Zetland” instead.', link: null },
  ]);
});

it('a misspelt town links to the intended one, and keeps the rest', () => {
  expect(viewOf({ make: 'Ford' }, undefined, undefined, 'Malow').notices).toEqual([
    {
      text: 'We don’t know where “Malow” is.',
      link: { text: 'Did you mean Mallow?', href: '/dealers/make/ford?near=mallow' },
    },
  ]);
});

it('links for search engines go only to lists with dealers, and leave out the query', () => {
  const [countyTab, makeTab] = viewOf({ make: 'Ford', isSimiApproved: true }).seo?.tabs ?? [];
  expect(countyTab?.links[0]).toEqual({
    text: 'Ford dealers in Cork',
    href: '/dealers/make/ford/ireland/cork',
  });
  expect(makeTab?.links).toContainEqual({ text: 'Honda dealers', href: '/dealers/make/honda' });
});
