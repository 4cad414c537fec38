import { describe, expect, it } from 'vitest';
import { exampleDealer } from '../../../server/testing/example-dealer.ts';
import { buildDirectoryView } from './build-directory-view.ts';
import { pathOfForm, readDirectoryAddress } from './read-directory-address.ts';

const place = exampleDealer().place;
const dealers = [
  exampleDealer({ id: 1, name: 'Zetland Cars', franchises: ['Ford'] }),
  exampleDealer({
    id: 2,
    name: 'Árann Motors',
    franchises: ['Toyota'],
    place: { ...place, county: 'Galway' },
  }),
  exampleDealer({ id: 3, name: 'Middle Garage', isFeaturedPartner: true }),
];
const stock = new Map([[1, { Car: 12, Commercial: 0, Bike: 1 }]]);
const names = (asked: object) =>
  buildDirectoryView({ dealers, stock }, { page: 1, ...asked }).cards.map(({ dealerName }) => dealerName);

describe('the directory', () => {
  it('is in the order of names, whoever pays', () => {
    const everyone = new Map(dealers.map(({ id }) => [id, { Car: 1, Commercial: 0, Bike: 0 }]));
    expect(
      buildDirectoryView({ dealers, stock: everyone }, { page: 1 }).cards.map(({ dealerName }) => dealerName),
    ).toEqual(['Árann Motors', 'Middle Garage', 'Zetland Cars']);
  });

  it('has dealers with nothing to sell last', () => {
    expect(names({})).toEqual(['Zetland Cars', 'Árann Motors', 'Middle Garage']);
  });

  it('is narrowed by a part of the name without accents, by make and by county', () => {
    expect(names({ name: 'arann' })).toEqual(['Árann Motors']);
    expect(names({ make: 'Ford' })).toEqual(['Zetland Cars']);
    expect(names({ county: 'Galway' })).toEqual(['Árann Motors']);
  });

  it('counts a dealer’s stock in all channels and leads to the first that has some', () => {
    const card = buildDirectoryView({ dealers, stock }, { page: 1, make: 'Ford' }).cards[0];
    expect(card).toMatchObject({ stockCount: 13, dealerHasCars: true, dealerHasCommercials: false });
    expect(card?.mainUrl).toBe('/dealers/ireland/cork/1');
  });

  it('says whether nobody fits or nobody is there', () => {
    const nothingOf = (everyone: typeof dealers, asked: object) =>
      buildDirectoryView({ dealers: everyone, stock }, { page: 1, ...asked }).nothing;
    expect(nothingOf(dealers, { name: 'nobody' })).toMatchObject({ seeAll: true });
    expect(nothingOf([], {})).toEqual({ text: 'There are no dealers yet.', seeAll: false });
    expect(nothingOf(dealers, {})).toBeNull();
  });

  it('says in words what it shows', () => {
    const headingOf = (asked: object) =>
      buildDirectoryView({ dealers, stock }, { page: 1, ...asked }).heading;
    expect(headingOf({})).toBe('Dealers in Ireland');
    expect(headingOf({ make: 'Ford', county: 'Cork' })).toBe('Ford dealers in Co. Cork');
  });
});

describe('the address of the directory', () => {
  it('is read in any spelling, and refused when nothing bears the name', () => {
    expect(readDirectoryAddress({ make: 'ford', county: 'cork' }, ['Ford'])).toMatchObject({
      make: 'Ford',
      county: 'Cork',
    });
    expect(readDirectoryAddress({ make: 'nosuch' }, ['Ford'])).toBeNull();
    expect(readDirectoryAddress({ county: 'atlantis' }, ['Ford'])).toBeNull();
  });

  it('takes in what the form sends', () => {
    expect(pathOfForm(new URLSearchParams('name=&make=Ford&county=Cork'))).toBe(
      '/dealers/make/ford/ireland/cork',
    );
    expect(pathOfForm(new URLSearchParams('page=2'))).toBeNull();
  });
});
