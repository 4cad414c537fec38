import { describe, expect, it } from 'vitest';
import { askPage } from '../brand/ask-page.ts';
import { buildHeader, type HeaderInputs } from './header.ts';

const inputs: HeaderInputs = { isMobile: false, isSmall: false, savedCarsNumber: 0, isSignedIn: false };
const action = (kind: string, changes: Partial<HeaderInputs> = {}) =>
  buildHeader({ ...inputs, ...changes }).actions.find((each) => each.kind === kind);

describe('the groups of the header', () => {
  it('lead to these places', () => {
    const { groups } = buildHeader(inputs);
    expect(
      groups.map((group) => [group.text, group.mainLink, group.children.map((child) => child.link)]),
    ).toEqual([
      [
        'Buy used',
        null,
        ['/used-cars', '/commercials/used', '/bikes/used', '/classic-cars', '/popular-searches'],
      ],
      ['New cars', null, ['/cars-ireland', '/new-cars', '/electric-cars', '/hybrid-cars']],
      ['Dealers', null, ['/dealers', '/dealer-info']],
      ['Reviews & more', null, ['/car-reviews', '/news', '/driver-tips', askPage.path, '/car-valuation']],
      ['Car insurance', '/car-insurance', []],
    ]);
  });

  it('start closed', () => {
    expect(buildHeader(inputs).groups.some((group) => group.isOpen)).toBe(false);
  });

  it('open everything inside the application on a desktop', () => {
    const children = buildHeader(inputs).groups.flatMap((group) => group.children);
    expect(children.every((child) => child.isRouter)).toBe(true);
  });

  it('load content pages in full on a phone, but not the searches', () => {
    const children = buildHeader({ ...inputs, isMobile: true }).groups.flatMap((group) => group.children);
    expect(children.filter((child) => child.isRouter).map((child) => child.link)).toEqual([
      '/used-cars',
      '/commercials/used',
      '/bikes/used',
      '/new-cars',
      '/dealers',
    ]);
  });

  it('are replaced by supplied links', () => {
    const links = [{ text: 'Only', mainLink: '/only', isOpen: false, children: [] }];
    expect(buildHeader({ ...inputs, links }).groups).toBe(links);
  });
});

describe('the actions of the header', () => {
  it('count saved vehicles only if there are some', () => {
    expect(action('saved')?.badge).toBeNull();
    expect(action('saved', { savedCarsNumber: 1 })?.badge).toBe(1);
  });

  it('are Account if signed in and Sign in if not, and both lead to the same place', () => {
    expect(action('sign-in')).toMatchObject({
      text: 'Sign in',
      link: '/my-adverts',
      isRouter: true,
    });
    expect(action('account')).toBeUndefined();
    expect(action('account', { isSignedIn: true })?.link).toBe(action('sign-in')?.link);
    expect(action('sign-in', { isSignedIn: true })).toBeUndefined();
  });

  it('have a menu on small screens only', () => {
    expect(action('menu')).toBeUndefined();
    expect(action('menu', { isMobile: true })).toMatchObject({ text: 'Menu', link: null });
    expect(action('menu', { isSmall: true })).toBeDefined();
  });

  it('lead to the installation’s sell site', () => {
    const { actions } = buildHeader(inputs, 'https://sell.test/');
    expect(actions.find((each) => each.kind === 'sell')?.link).toBe('https://sell.test/');
    expect(actions.find((each) => each.kind === 'sign-in')?.link).toBe('https://sell.test/my-adverts');
  });
});
