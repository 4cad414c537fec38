import { describe, expect, it } from 'vitest';
import { brand } from '../brand/brand.ts';
import { buildFooterColumns } from './footer.ts';
import { buildHeader, type HeaderInputs } from './header.ts';
import { closeNavigation, toggleNavigationItem } from './navigation-item.ts';

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
      ['Reviews & more', null, ['/car-reviews', '/news', '/driver-tips', '/ask-forecourt', '/car-valuation']],
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

  it('load reading pages in full on a phone, but not the searches', () => {
    const children = buildHeader({ ...inputs, isMobile: true }).groups.flatMap((group) => group.children);
    expect(children.filter((child) => child.isRouter).map((child) => child.link)).toEqual([
      '/used-cars',
      '/commercials/used',
      '/bikes/used',
      '/new-cars',
      '/dealers',
    ]);
  });

  it('give way to supplied links', () => {
    const links = [{ text: 'Only', mainLink: '/only', isOpen: false, children: [] }];
    expect(buildHeader({ ...inputs, links }).groups).toBe(links);
  });
});

describe('the actions of the header', () => {
  it('count saved vehicles only when there are some', () => {
    expect(action('saved')?.badge).toBeNull();
    expect(action('saved', { savedCarsNumber: 1 })?.badge).toBe(1);
  });

  it('are Account for who is signed in and Sign in for who is not, and both lead to the same place', () => {
    expect(action('sign-in')).toMatchObject({
      text: 'Sign in',
      link: 'https://sell.forecourt.example/my-adverts',
      isRouter: false,
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

  it('lead to the sell site that the installation names', () => {
    const { actions } = buildHeader(inputs, 'https://sell.test/');
    expect(actions.find((each) => each.kind === 'sell')?.link).toBe('https://sell.test/');
    expect(actions.find((each) => each.kind === 'sign-in')?.link).toBe('https://sell.test/my-adverts');
  });
});

describe('sub-menus', () => {
  const { groups } = buildHeader(inputs);
  const openOnes = (items: typeof groups) => items.flatMap((item, index) => (item.isOpen ? [index] : []));

  it('are open one at a time', () => {
    const first = toggleNavigationItem(groups, 0);
    expect(openOnes(first)).toEqual([0]);
    expect(openOnes(toggleNavigationItem(first, 2))).toEqual([2]);
  });

  it('close on a second press, or all at once', () => {
    const first = toggleNavigationItem(groups, 0);
    expect(openOnes(toggleNavigationItem(first, 0))).toEqual([]);
    expect(openOnes(closeNavigation(first))).toEqual([]);
  });
});

describe('the footer', () => {
  const columns = buildFooterColumns();

  it('has three columns that lead to these places', () => {
    expect(columns.map((column) => [column.title, column.children.map((child) => child.href)])).toEqual([
      [
        'Information',
        [
          '/contact-us',
          '/our-partners',
          '/terms-and-conditions/privacy-policy',
          '/terms-and-conditions/cookie-policy',
          '/security',
          '/terms-and-conditions',
          '/terms-and-conditions/accessibility',
          brand.careersUrl,
        ],
      ],
      [
        'Products and services',
        ['/sell-my-car', '/content', '/car-finance', '/ask-forecourt', '/dealer-info', brand.insuranceUrl],
      ],
      ['Friends', brand.friends.map((friend) => friend.href)],
    ]);
  });

  it('opens other sites beside this one', () => {
    for (const child of columns.flatMap((column) => column.children)) {
      const isOutside = child.href.startsWith('https://');
      expect(child).toMatchObject({ isRouter: !isOutside, target: isOutside ? '_blank' : '_self' });
    }
  });
});

describe('the brand', () => {
  it('points at nobody until an operator sets it', () => {
    const addresses = [...brand.socialLinks, ...brand.appLinks, ...brand.friends].map(({ href }) => href);
    for (const address of [...addresses, brand.careersUrl, brand.insuranceUrl, brand.sellSiteUrl]) {
      expect(/^https:\/\/[a-z0-9.-]+\.example(?:\/|$)/.test(address)).toBe(true);
    }
    expect(brand.supportEmail).toMatch(/\.example$/);
    expect(brand.supportPhone).toMatch(/^020 91\d \d{4}$/);
  });
});
