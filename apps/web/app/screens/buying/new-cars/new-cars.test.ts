import { exampleAdvert } from '@forecourt/domain/testing';
import { newVersionOfAdvert } from '@forecourt/services';
import { isDriven, newDrivePath, newModelPath, newStockPath, parseDrive } from '@forecourt/site';
import { describe, expect, test } from 'vitest';
import { buildNewCarsView } from './build-new-cars-view.ts';
import { buildNewMakeView } from './build-new-make-view.ts';
import { buildPopularView } from './build-popular-view.ts';
import { exampleVersion, exampleVersions } from './example-new-cars.ts';
import { byPrice, groupModels } from './group-models.ts';
import { buildNewModelView, formatSpan } from './model/build-new-model-view.ts';
import { newModelBlock } from './model/new-model-block.ts';

const today = new Date('2026-11-15T12:00:00Z');
const search = (query: string) => buildNewCarsView(exampleVersions, new URLSearchParams(query));
const titles = (cards: { title: string }[]) => cards.map(({ title }) => title);

describe('a new car in stock', () => {
  const vehicle = { ...exampleAdvert.vehicle, condition: 'New' as const, co2: 124, engineCc: 1498 };

  test('is taxed by its CO₂ as a car registered today', () => {
    expect(newVersionOfAdvert({ ...exampleAdvert, vehicle }, today).motorTax).toBe(200);
  });

  test('pays the electric rate if it is electric', () => {
    const electric = { ...vehicle, fuel: 'Electric' as const, co2: 0, engineCc: null };
    expect(newVersionOfAdvert({ ...exampleAdvert, vehicle: electric }, today).motorTax).toBe(120);
  });

  test('has no tax if the seller states no CO₂', () => {
    expect(
      newVersionOfAdvert({ ...exampleAdvert, vehicle: { ...vehicle, co2: null } }, today).motorTax,
    ).toBeNull();
  });
});

describe('a model', () => {
  const golf = groupModels(exampleVersions).find(({ model }) => model === 'Golf');

  test('is priced from its cheapest version in stock, and ignores a price on application', () => {
    expect(golf).toMatchObject({ count: 3, priceFrom: 33_500, priceTo: 44_000 });
  });

  test('names its bodies and fuels, the most common first', () => {
    expect(golf?.bodies).toEqual(['Hatchback', 'Estate']);
    expect(golf?.fuels).toHaveLength(3);
  });

  test('without any stated price comes last', () => {
    const models = groupModels([{ ...exampleVersion, model: 'A', price: null }, exampleVersion]);
    expect(models.sort(byPrice).map(({ model }) => model)).toEqual(['Golf', 'A']);
  });
});

describe('the search', () => {
  test('shows every model, the cheapest first', () => {
    expect(titles(search('').cards)).toEqual(['Volkswagen Golf', 'Volkswagen ID.3', 'BMW X1']);
    expect(search('').summary).toBe('5 new cars across 3 models in stock with dealers all over Ireland.');
  });

  test('narrows by make, body, fuel and price together', () => {
    expect(titles(search('make=volkswagen&fuel=electric').cards)).toEqual(['Volkswagen ID.3']);
    expect(titles(search('body=suv').cards)).toEqual(['BMW X1']);
    expect(titles(search('maxPrice=35000').cards)).toEqual(['Volkswagen Golf']);
  });

  test('prices the chosen version: a plug-in Golf costs more than a Golf', () => {
    expect(search('fuel=petrol-plug-in-hybrid').cards[0]?.price).toBe('From €44,000');
  });

  test('ignores unavailable choices', () => {
    expect(search('make=boat&maxPrice=1&sort=constructor&page=-1').cards).toHaveLength(3);
  });

  test('says what to do if nothing is left', () => {
    const view = search('make=bmw&fuel=electric');
    expect(view.cards).toEqual([]);
    expect(view.summary).toContain('Clear a filter');
  });

  test('keeps the form as filled in', () => {
    expect(search('make=bmw&sort=name').form.chosen).toEqual({
      make: 'bmw',
      body: '',
      fuel: '',
      maxPrice: '',
      sort: 'name',
    });
  });
});

describe('the page of a make', () => {
  test('shows its models and links to its hybrids and electric cars', () => {
    const view = buildNewMakeView('Volkswagen', exampleVersions);
    expect(titles(view.cards)).toEqual(['Volkswagen Golf', 'Volkswagen ID.3']);
    expect(view.links.map(({ href }) => href)).toContain('/cars/volkswagen/volkswagen-hybrid');
  });

  test('by drive shows only those', () => {
    const view = buildNewMakeView('Volkswagen', exampleVersions, 'hybrid');
    expect(titles(view.cards)).toEqual(['Volkswagen Golf']);
    expect(view.heading).toBe('New Volkswagen hybrid cars');
  });

  test('without new stock says so and links to used ones', () => {
    const view = buildNewMakeView('Saab', exampleVersions);
    expect(view.summary).toBe('No dealer has a new Saab car in stock at the moment.');
    expect(view.links).toEqual([{ text: 'Used Saab cars', href: '/used-cars/saab' }]);
  });
});

describe('the page of a model', () => {
  const view = buildNewModelView('Volkswagen', 'Golf', exampleVersions);

  test('shows price, CO₂ and motor tax from what is in stock', () => {
    expect(view.priceFrom).toBe('€33,500');
    expect(view.facts).toContainEqual({ label: 'Motor tax', value: '€140 to €200 a year' });
  });

  test('has a row for each fuel', () => {
    const row = view.fuelRows.find(({ fuel }) => fuel === 'Petrol Plug-in Hybrid');
    expect(row?.cells).toEqual(['€44,000', '20 g/km', '€140', '120 km', '1']);
  });

  test('without new stock states no price', () => {
    const none = buildNewModelView('Volkswagen', 'Up', exampleVersions);
    expect(none).toMatchObject({ picture: null, priceFrom: null, facts: [], offers: null });
  });

  test('has the price range as structured data, and none without a price', () => {
    const facts = { make: 'Volkswagen', model: 'Golf', origin: 'https://site.example' };
    expect(newModelBlock({ ...facts, view })?.offers).toMatchObject({ lowPrice: 33_500, highPrice: 44_000 });
    expect(newModelBlock({ ...facts, view: { ...view, offers: null } })).toBeNull();
  });
});

describe('popular new cars', () => {
  test('are those that dealers stock most', () => {
    expect(titles(buildPopularView(exampleVersions).cards)[0]).toBe('Volkswagen Golf');
  });

  test('leave out a row that would be empty', () => {
    const petrol = buildPopularView([exampleVersion]);
    expect(petrol.rows).toEqual([]);
    expect(petrol.makes).toEqual([{ text: 'Volkswagen', href: '/cars/volkswagen', count: 1 }]);
  });
});

describe('the addresses', () => {
  test('of a model, of a drive and of the stock', () => {
    expect(newModelPath('Škoda', 'Octavia Combi')).toBe('/cars/skoda/octavia-combi');
    expect(newDrivePath('BMW', 'hybrid')).toBe('/cars/bmw/bmw-hybrid');
    expect(newStockPath('BMW', 'X1')).toBe('/used-cars/bmw/x1?condition=new');
  });

  test('name a drive only after the make', () => {
    expect(parseDrive('BMW', 'bmw-electric')).toBe('electric');
    expect(parseDrive('BMW', 'electric')).toBeNull();
    expect(parseDrive('Audi', 'bmw-hybrid')).toBeNull();
  });

  test('a plug-in hybrid is a hybrid, a diesel is not', () => {
    expect(isDriven('hybrid', 'Petrol Plug-in Hybrid')).toBe(true);
    expect(isDriven('hybrid', 'Diesel')).toBe(false);
    expect(isDriven('electric', null)).toBe(false);
  });
});

test('a range of one value is that value', () => {
  expect(formatSpan([5, 5], String)).toBe('5');
  expect(formatSpan([5, 9], String)).toBe('5 to 9');
  expect(formatSpan(null, String)).toBe('');
});
