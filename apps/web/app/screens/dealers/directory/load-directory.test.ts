import { exampleDealer, fakeServices } from '@forecourt/services/testing';
import { expect, test } from 'vitest';
import { loadDirectory } from './load-directory.server.ts';

const dealers = Array.from({ length: 45 }, (_, index) =>
  exampleDealer({
    id: index + 1,
    name: `Dealer ${String(index).padStart(2, '0')}`,
    isSimiApproved: index < 42,
  }),
);
const services = fakeServices([], {}, dealers);

function load(address: string, params: Parameters<typeof loadDirectory>[1] = {}) {
  return loadDirectory(new URL(address, 'https://forecourt.example'), params, services);
}

async function movedTo(address: string, params: Parameters<typeof loadDirectory>[1] = {}) {
  const answer = await load(address, params).catch((thrown: unknown) => thrown);
  if (!(answer instanceof Response)) throw new Error('It is a page of its own.');
  return [answer.status, answer.headers.get('location')];
}

test('the pages of a list contain every dealer once', async () => {
  const pages = await Promise.all([1, 2, 3].map((page) => load(`/dealers?page=${page}`)));
  const names = pages.flatMap(({ cards }) => cards.map(({ card }) => card.dealerName));
  expect(new Set(names).size).toBe(45);
  expect(pages.map(({ cards }) => cards.length)).toEqual([20, 20, 5]);
  expect(pages[1]?.pagination).toMatchObject({ currentPage: 2, isFirstPage: false, isLastPage: false });
});

test('another page keeps the filters and the order', async () => {
  const view = await load('/dealers/ireland/cork?simi=1&sort=stock&page=2', { county: 'cork' });
  expect(view.total).toBe(42);
  expect(view.firstPageHref).toBe('/dealers/ireland/cork?simi=1&sort=stock');
  expect(view.title).toBe('Dealers in Co. Cork, page 2');
});

test('a page past the end redirects to the last one', async () => {
  expect(await movedTo('/dealers?simi=1&page=9')).toEqual([302, '/dealers?simi=1&page=3']);
});

test('an unknown county is reported as dropped, and the rest is shown', async () => {
  const view = await load('/dealers?county=zzz');
  expect(view.problems).toEqual(['We left out the county “zzz”.']);
  expect(view.total).toBe(45);
});

test('an address with an unknown county is not found', async () => {
  await expect(load('/dealers/ireland/zzz', { county: 'zzz' })).rejects.toMatchObject({
    init: { status: 404 },
  });
});

test('a name in another script is reported as dropped, and the rest is shown', async () => {
  const view = await load('/dealers?name=日本');
  expect(view.problems).toEqual(['We left out the name “日本”.']);
  expect(view.total).toBe(45);
  expect(await movedTo('/dealers/name/日本?simi=1', { name: '日本' })).toEqual([
    301,
    '/dealers?simi=1&name=%E6%97%A5%E6%9C%AC',
  ]);
});

test('a name without a letter redirects to the list without it', async () => {
  expect(await movedTo('/dealers/name/---?simi=1', { name: '---' })).toEqual([301, '/dealers?simi=1']);
  expect(await movedTo('/dealers/name/---/ireland/cork', { name: '---', county: 'cork' })).toEqual([
    301,
    '/dealers/ireland/cork',
  ]);
});
