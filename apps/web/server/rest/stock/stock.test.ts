import { exampleAdvert, exampleDealer } from '@forecourt/services/testing';
import { describe, expect, it } from 'vitest';
import { createTestApp } from '../../testing/test-app.ts';

const octavia = exampleAdvert({ publicReference: '00000000000a', price: 14_950 });
const golf = exampleAdvert({
  publicReference: '00000000000b',
  title: '201 Volkswagen Golf',
  vehicle: { ...octavia.vehicle, make: 'Volkswagen', model: 'Golf', fuel: 'Petrol', engineCc: 1498 },
  price: 19_950,
  seller: { kind: 'trade', dealerId: 7 },
});
const ended = exampleAdvert({ publicReference: '00000000000c', status: 'ended' });
const poa = exampleAdvert({
  publicReference: '00000000000d',
  price: null,
  seller: { kind: 'private', name: 'Aoife', phone: '+353 20 910 0007', email: 'aoife@example.ie' },
});
const { app } = createTestApp({
  adverts: [octavia, golf, ended, poa],
  dealers: [exampleDealer({ id: 7 })],
});

interface Answer {
  totalResults: number;
  items: { publicReference: string; [key: string]: unknown }[];
  facets: Record<string, { value: string | number; label: string; count: number }[]>;
}

async function search(query: string): Promise<Answer> {
  const response = await app.request(`/rest/1.0/Car/stock${query}`);
  expect(response.status).toBe(200);
  return (await response.json()) as Answer;
}
const references = ({ items }: Answer) => items.map(({ publicReference }) => publicReference);

describe('a search', () => {
  it('responds in the documented shape', async () => {
    const answer = await search('');
    expect(Object.keys(answer)).toEqual(['totalResults', 'totalPages', 'page', 'items', 'facets', 'version']);
    expect(answer).toMatchObject({ totalResults: 3, totalPages: 1, page: 1, version: 4 });
  });

  it('finds only live adverts', async () => {
    expect(references(await search('?sort=price-asc'))).toEqual([
      octavia.publicReference,
      golf.publicReference,
      poa.publicReference,
    ]);
  });

  it('filters by every value of a repeated parameter', async () => {
    expect((await search('?make=volkswagen')).totalResults).toBe(1);
    expect((await search('?make=Volkswagen&make=skoda')).totalResults).toBe(3);
  });

  it('excludes price on application when a price is given', async () => {
    expect(references(await search('?maxPrice=15000'))).toEqual([octavia.publicReference]);
  });

  it('returns the requested page', async () => {
    const answer = await search('?size=2&page=2&sort=price-asc');
    expect(references(answer)).toEqual([poa.publicReference]);
    expect(answer).toMatchObject({ totalResults: 3, totalPages: 2, page: 2 });
  });

  it('measures the distance to an advert', async () => {
    const { items } = await search('?near=cork&make=volkswagen');
    expect(items[0]?.stockLocation).toMatchObject({ county: 'Dublin', distanceKm: expect.closeTo(231, -1) });
  });

  it('gives a range where only the county of an advert is known', async () => {
    const middle = { latitude: 52.13, longitude: -9.57, precision: 'county' } as const;
    const place = { ...octavia.place, ...middle, county: 'Kerry', town: null };
    const { app: kerry } = createTestApp({ adverts: [{ ...octavia, place, seller: poa.seller }] });
    const response = await kerry.request('/rest/1.0/Car/stock?near=cork');
    const { items } = (await response.json()) as Answer;
    expect(items[0]?.stockLocation).toEqual({
      county: 'Kerry',
      town: null,
      routingKey: place.routingKey,
      precision: 'county',
      distanceKm: null,
      distanceRangeKm: { from: expect.closeTo(55, 0), to: expect.closeTo(140, -1) },
    });
  });

  it('ignores an unknown parameter', async () => {
    expect((await search('?utm_source=mail')).totalResults).toBe(3);
  });

  it('lists the options, as labels and as parameter values', async () => {
    const { facets } = await search('');
    expect(facets.make).toEqual([
      { value: 'skoda', label: 'Škoda', count: 2 },
      { value: 'volkswagen', label: 'Volkswagen', count: 1 },
    ]);
    expect(facets.seller).toEqual([
      { value: 'trade', label: 'Trade', count: 1 },
      { value: 'private', label: 'Private', count: 2 },
    ]);
  });

  it('counts the groups that are asked for', async () => {
    const drives = async (query: string) => (await search(query)).facets.drive;
    expect(await drives('')).toBeUndefined();
    expect(await drives('?counted=history')).toBeUndefined();
    expect(await drives('?counted=engine&counted=history')).toBeDefined();
    expect(await drives('?counted=all')).toBeDefined();
  });

  it.each([
    ['counted=everything', 'counted'],
    ['maxPrice=cheap', 'maxPrice'],
    ['sort=fastest', 'sort: "fastest" is not one of'],
    ['fuel=steam', 'fuel'],
    ['near=atlantis', 'near'],
    ['page=101', 'page'],
    ['size=0', 'size'],
    ['make=ford&notMake=ford', 'notMake: "ford" is also asked for, with make'],
    ['minPrice=20000&maxPrice=10000', 'minPrice: 20000 is above maxPrice, 10000'],
    ['video=no', 'video: "no" cannot be asked for'],
    ['answersInADay=no', 'answersInADay: "no" cannot be asked for'],
  ])('refuses %s with a sentence', async (query, words) => {
    const response = await app.request(`/rest/1.0/Car/stock?${query}`);
    expect(response.status).toBe(400);
    const { error } = (await response.json()) as { error: { kind: string; message: string } };
    expect(error.kind).toBe('bad-request');
    expect(error.message).toContain(words);
    expect(error.message).toMatch(/\.$/);
  });

  it('reports every mistake at once', async () => {
    const response = await app.request('/rest/1.0/Car/stock?page=0&sort=x');
    const { error } = (await response.json()) as { error: { message: string } };
    expect(error.message).toMatch(/sort: .*\. .*page: .*\.|page: .*\. .*sort: .*\./);
  });

  it('accepts no other channels', async () => {
    expect((await app.request('/rest/1.0/boats/stock')).status).toBe(404);
  });
});

describe('an item', () => {
  it('contains the summary and what the design adds', async () => {
    const { items } = await search('?make=volkswagen');
    expect(items[0]).toMatchObject({
      publicReference: golf.publicReference,
      searchDetailSummary: { mmv: { cleanMake: 'Volkswagen', cleanModel: 'Golf' } },
      vehicle: { registrationYear: 2019, condition: 'Used' },
      sale: { advertPricing: { euroPrice: 19_950, priceOnApplication: false }, finance: null },
      dealerDetailSummary: { dealerId: 7, name: 'Blackwater Valley Motors' },
      stockLocation: { county: 'Dublin', town: 'Swords', distanceKm: null },
      engineSizeCC: 1498,
      hasVehicleSpin: false,
      videoLink: null,
    });
  });

  it('does not contain a seller’s contact details', async () => {
    const words = JSON.stringify(await search(''));
    expect(words).not.toContain('910 0001');
    expect(words).not.toContain('910 0007');
    expect(words).not.toContain('aoife@example.ie');
  });
});

describe('an answer', () => {
  it('is not sent again while the index is unchanged', async () => {
    const first = await app.request('/rest/1.0/Car/stock?make=skoda');
    const tag = first.headers.get('etag') ?? '';
    expect(tag).toMatch(/^W\/"\d+-4\.0-/);
    expect(first.headers.get('cache-control')).toBe('public, no-cache');
    const second = await app.request('/rest/1.0/Car/stock?make=skoda', { headers: { 'If-None-Match': tag } });
    expect([second.status, await second.text()]).toEqual([304, '']);
  });

  it('to an invalid search is refused even if the tag matches', async () => {
    const tag = (await app.request('/rest/1.0/Car/stock')).headers.get('etag') ?? '';
    const response = await app.request('/rest/1.0/Car/stock?page=x', { headers: { 'If-None-Match': tag } });
    expect(response.status).toBe(400);
  });
});
