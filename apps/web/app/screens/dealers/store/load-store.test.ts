import type { Advert, Dealer } from '@forecourt/domain';
import type { EnquiryService, EnquiryTarget } from '@forecourt/services';
import { exampleAdvert, exampleDealer, fakeServices } from '@forecourt/services/testing';
import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { requestInfoContext, servicesContext } from '../../../shell/request-context.ts';
import { loadStore, sendToStore } from './load-store.server.ts';

const path = '/stores/blackwater-valley-motors/7';
const finance = {
  quoteType: 'HP',
  monthlyPayment: 212,
  deposit: 1500,
  termMonths: 60,
  balloon: 0,
  apr: 8.9,
  totalCost: 14_220,
} as const;

function advert(index: number, changes: Partial<Advert> = {}, make = 'Ford'): Advert {
  const plain = exampleAdvert();
  return {
    ...plain,
    publicReference: String(index).padStart(12, '0'),
    seller: { kind: 'trade', dealerId: 7 },
    vehicle: { ...plain.vehicle, make },
    price: 10_000 + index * 1000,
    ...changes,
  };
}

const cars = Array.from({ length: 14 }, (_, index) => advert(index));
const van = advert(20, { channel: 'Commercial', finance }, 'Renault');
const ofAnother = advert(30, { seller: { kind: 'trade', dealerId: 8 } }, 'Opel');

async function load(query = '', changes: Partial<Dealer> = {}, pathname = path) {
  const context = new RouterContextProvider();
  context.set(servicesContext, fakeServices([...cars, van, ofAnother], {}, [exampleDealer(changes)]));
  const url = new URL(`https://forecourt.example${pathname}${query}`);
  return loadStore({ url, context }, pathname.split('/').at(-1) ?? '');
}

async function view(query = '', changes: Partial<Dealer> = {}) {
  const loaded = await load(query, changes);
  if (!('view' in loaded)) throw new Error('The example dealer has a store.');
  return loaded.view;
}

test('a store shows only its dealer’s stock, one page at a time', async () => {
  const { stock } = await view();
  expect(stock.count).toBe('14 cars');
  expect(stock.cards).toHaveLength(12);
  expect(stock.pagination).toMatchObject({ currentPage: 1, isLastPage: false });
});

test('each type of vehicle has its tab', async () => {
  const { stock } = await view();
  expect(stock.tabs.map(({ text, count, href, isCurrent }) => [text, count, href, isCurrent])).toEqual([
    ['Cars', '14', `${path}#stock`, true],
    ['Commercials', '1', `${path}?stock=commercials#stock`, false],
  ]);
});

test('the form and the links keep the other channel', async () => {
  const { stock, makes } = await view('?stock=commercials');
  expect(stock).toMatchObject({ count: '1 commercial', hidden: [['stock', 'commercials']] });
  expect(makes).toEqual([{ text: 'Renault (1)', href: `${path}?stock=commercials&make=renault#stock` }]);
});

test('price and order filter and sort the stock', async () => {
  const { stock } = await view('?maxPrice=12000&sort=price-desc');
  expect(stock.cards.map(({ card }) => card.price)).toEqual(['€12,000', '€11,000', '€10,000']);
  expect(stock.clearHref).toBe(path);
});

test('the form shows the address’s values, in stock or not', async () => {
  const { stock } = await view('?make=saab&minPrice=4321');
  const field = (name: string) => stock.fields.find((each) => each.name === name);
  expect(field('make')).toMatchObject({ value: 'saab' });
  expect(field('make')?.options).toContainEqual({ value: 'saab', label: 'Saab (0)' });
  expect(field('minPrice')?.options).toContainEqual({ value: '4321', label: '€4,321' });
  expect(stock.cards).toEqual([]);
});

test('a page past the end redirects to the last one', async () => {
  const refused = await load('?sort=price-asc&page=9').catch((answer: unknown) => answer);
  expect(refused).toBeInstanceOf(Response);
  const { status, headers } = refused as Response;
  expect([status, headers.get('location')]).toEqual([302, `${path}?sort=price-asc&page=2#stock`]);
});

test('a filtered store is not indexed', async () => {
  expect(await load()).toMatchObject({ head: { path, robots: undefined } });
  expect(await load('?make=ford')).toMatchObject({ head: { path, robots: 'noindex, follow' } });
});

test('finance is stated in full, from the stock’s data', async () => {
  const { finance: told } = await view('?stock=commercials');
  expect(told?.offers?.from).toBe('From €212 a month');
  expect(told?.offers?.example).toContain('60 payments of €212, APR 8.9%, €14,220 in total.');
  expect((await view()).finance).toBeNull();
});

test('finance partners are listed, even if nothing in stock has a monthly price', async () => {
  const financePartners = [
    { name: 'Portach Motor Finance', kinds: ['HP', 'PCP'] },
    { name: 'Glasán Credit', kinds: [] },
  ] as const;
  const { finance: told, parts } = await view('', { financePartners });
  expect(told).toEqual({
    offers: null,
    partners: [
      { name: 'Portach Motor Finance', kinds: 'Hire purchase and PCP' },
      { name: 'Glasán Credit', kinds: '' },
    ],
  });
  expect(parts).toContainEqual({ id: 'finance', text: 'Finance' });
});

test('a wrong name redirects to the right one', async () => {
  const moved = await load('?make=ford', {}, '/stores/somebody-else/7').catch((answer: unknown) => answer);
  const { status, headers } = moved as Response;
  expect([status, headers.get('location')]).toEqual([301, `${path}?make=ford`]);
});

test('an unknown dealer number has no store', async () => {
  await expect(load('', {}, '/stores/nobody/999')).rejects.toMatchObject({ init: { status: 404 } });
});

test('a dealer without a store is not found there, with a link to its stock', async () => {
  expect(await load('', { hasStore: false })).toMatchObject({
    init: { status: 404 },
    data: { kind: 'no-store', stockHref: '/dealers/ireland/cork/7', head: { robots: 'noindex, follow' } },
  });
});

async function leadFrom(query: string, adverts: readonly Advert[]) {
  const targets: EnquiryTarget[] = [];
  const services = fakeServices(adverts, {}, [exampleDealer()]);
  const enquiries: EnquiryService = {
    ...services.enquiries,
    ticket: () => 'ticket',
    send: async (form) => {
      targets.push(form);
      return { kind: 'sent' };
    },
  };
  const context = new RouterContextProvider();
  context.set(servicesContext, { ...services, enquiries });
  const form = new FormData();
  form.set('kind', 'email');
  context.set(requestInfoContext, { csrfToken: () => 'token', form } as never);
  const url = new URL(`https://forecourt.example${path}${query}`);
  const request = new Request(url, { method: 'POST' });
  await sendToStore({ url, context, request }, '7');
  return targets[0]?.channel;
}

test('a message from a store has the channel that it shows', async () => {
  const bike = advert(40, { channel: 'Bike' }, 'Honda');
  expect(await leadFrom('', [...cars, bike])).toBe('Car');
  expect(await leadFrom('?stock=bikes', [...cars, bike])).toBe('Bike');
  expect(await leadFrom('', [bike])).toBe('Bike');
});
