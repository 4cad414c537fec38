import { exampleAdvert } from '@forecourt/domain/testing';
import type { Services } from '@forecourt/services';
import { parseSavedCookie } from '@forecourt/site';
import { expect, test } from 'vitest';
import { findSavedPage } from './find-saved-page.ts';
import { parseSavedAddress } from './saved-address.ts';

const ended = { ...exampleAdvert, publicReference: 'bbbbbbbbbbbb', status: 'ended' as const };
const bike = { ...exampleAdvert, publicReference: 'cccccccccccc', channel: 'Bike' as const };
const all = [exampleAdvert, ended, bike];

const services = {
  adverts: {
    findMany: async (wanted: readonly string[]) =>
      all.filter((each) => wanted.includes(each.publicReference)),
  },
  dealers: { findMany: async () => new Map() },
  pricing: {
    rate: () => null,
    verdict: () => null,
    yearlyCost: () => ({ total: 1, parts: [{ part: 'energy', amount: null }] }),
  },
} as unknown as Services;

const nothing = parseSavedCookie(null);
const find = (query: string, cookie = nothing) =>
  findSavedPage(parseSavedAddress(new URLSearchParams(query)), services, cookie);

test('a plain address is the visitor’s own page', async () => {
  expect(await find('')).toMatchObject({ kind: 'own', isBadLink: false });
});

test('the cookie’s vehicles are shown in their current state, by their own channel', async () => {
  const cookie = parseSavedCookie('saved=Car.0123456789ab.bbbbbbbbbbbb.cccccccccccc.dddddddddddd');
  expect(await find('', cookie)).toMatchObject({
    kind: 'own',
    kept: {
      Car: [
        { card: { id: '0123456789ab' }, isExpired: false },
        { card: { id: 'bbbbbbbbbbbb' }, isExpired: true },
      ],
      Bike: [{ card: { id: 'cccccccccccc' } }],
    },
  });
});

test('an unreadable list falls back to the visitor’s own page, with a notice', async () => {
  expect(await find('list=nothing')).toMatchObject({ kind: 'own', isBadLink: true });
});

test('a shared list shows its live adverts of the channel and counts the rest', async () => {
  const page = await find('list=Car:0123456789ab,bbbbbbbbbbbb,cccccccccccc,dddddddddddd');
  expect(page).toMatchObject({ kind: 'shared', gone: 3, vehicles: [{ card: { id: '0123456789ab' } }] });
});

test('a vehicle in a list shows its facts, its price rating and more pictures', async () => {
  const verdict = () => ({ step: 'good', label: 'Good price', expected: 16_000 });
  const rated = { ...services, pricing: { verdict } } as unknown as Services;
  const address = parseSavedAddress(new URLSearchParams('list=Car:0123456789ab'));
  const page = await findSavedPage(address, rated, nothing);
  expect(page.kind === 'shared' && page.vehicles[0]?.card).toMatchObject({
    facts: '98,000 km\u00a0· Diesel\u00a0· Swords, Co. Dublin',
    rating: { label: 'Good price' },
    morePictures: [expect.any(String)],
  });
});

test('a comparison links back to the list that it came from', async () => {
  const page = await find('list=Car:0123456789ab,bbbbbbbbbbbb&compare=0123456789ab&compare=bbbbbbbbbbbb');
  expect(page).toMatchObject({
    kind: 'compare',
    back: { href: '/saved-vehicles?list=Car%3A0123456789ab%2Cbbbbbbbbbbbb', text: 'Back to the list' },
    columns: [{ isExpired: false }, { isExpired: true }],
  });
});

test('a comparison of results links back to them', async () => {
  const page = await find('compare=0123456789ab&from=/search?make=skoda');
  expect(page).toMatchObject({
    back: { href: '/search?make=skoda' },
    breadcrumbs: [{ text: 'Home' }, { text: 'Results', url: '/search?make=skoda' }, { text: 'Compare' }],
  });
});

test('vehicles of two channels are not compared', async () => {
  const page = await find('compare=0123456789ab&compare=cccccccccccc');
  expect(page).toMatchObject({ kind: 'compare', channel: 'Car', columns: [{ id: '0123456789ab' }] });
  expect(page).toMatchObject({ leftOut: 'We left out 1 that isn’t a car.' });
});

test('a comparison says which of the vehicles in its address it leaves out', async () => {
  const page = await find('compare=0123456789ab&compare=dddddddddddd&compare=x');
  expect(page).toMatchObject({ kind: 'compare', leftOut: 'We left out 2 no longer advertised.' });
});

test.each([
  ['/', 'Back to the home page'],
  ['/stores/half-mile-autos/7', 'Back to the dealer'],
  ['/used-cars/skoda/octavia/fpa/0123456789ab', 'Back to the advert'],
  ['/search?make=skoda', 'Back to the results'],
])('a comparison that was opened on %s leads back there', async (from, text) => {
  expect(await find(`compare=0123456789ab&from=${encodeURIComponent(from)}`)).toMatchObject({
    back: { href: from, text },
  });
});

test('an empty comparison falls back to the visitor’s own page, with a notice', async () => {
  expect(await find('compare=dddddddddddd')).toMatchObject({ kind: 'own', isBadLink: true });
});

test('an incomplete yearly cost is not shown', async () => {
  const page = await find('compare=0123456789ab&compare=bbbbbbbbbbbb');
  const labels = page.kind === 'compare' ? page.groups.flatMap(({ rows }) => rows.map(({ key }) => key)) : [];
  expect(labels).not.toContain('yearly');
});
