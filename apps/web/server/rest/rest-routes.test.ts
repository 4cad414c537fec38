import { exampleAdvert } from '@forecourt/services/testing';
import { describe, expect, it } from 'vitest';
import { createTestApp } from '../testing/test-app.ts';

const octavia = exampleAdvert({ publicReference: '0123456789ab' });
const ended = exampleAdvert({ publicReference: '0123456789cd', status: 'ended' });
const van = exampleAdvert({ publicReference: '0123456789ef', channel: 'Commercial' });
const { app, lines } = createTestApp({ adverts: [octavia, ended, van] });

async function savedIds(path: string): Promise<string[]> {
  const items = (await (await app.request(path)).json()) as { id: string }[];
  return items.map(({ id }) => id);
}

describe('the application data', () => {
  it('says where and for whom the site runs', async () => {
    const response = await app.request('/rest/1.0/app', { headers: { 'Sec-CH-UA-Mobile': '?1' } });
    expect(await response.json()).toEqual({
      betaFeatures: ['new-fpa'],
      tealiumEnvironmentName: 'dev',
      environmentName: 'local',
      isMobile: true,
    });
    expect(response.headers.get('vary')).toContain('User-Agent');
  });

  it('is not sent again if it is unchanged', async () => {
    const tag = (await app.request('/rest/1.0/app')).headers.get('etag') ?? '';
    expect((await app.request('/rest/1.0/app', { headers: { 'If-None-Match': tag } })).status).toBe(304);
  });
});

describe('saved adverts', () => {
  it('come in the browser’s storage format', async () => {
    const response = await app.request('/rest/1.0/Car/saved-ads?id=0123456789ab');
    const [item] = (await response.json()) as Record<string, unknown>[];
    expect(Object.keys(item ?? {})).toEqual([
      'id',
      'status',
      'yearHalfYear',
      'make',
      'model',
      'title',
      'derivative',
      'imageUrl',
      'imageCount',
      'price',
      'poa',
      'condition',
      'finance',
    ]);
    expect(item).toMatchObject({
      id: '0123456789ab',
      status: 'live',
      yearHalfYear: '191',
      price: 14_950,
      poa: false,
    });
  });

  it.each(['car', 'CARS', 'Car', 'cars'])('are found below the channel written as %s', async (channel) => {
    expect(await savedIds(`/rest/1.0/${channel}/saved-ads?id=0123456789ab`)).toEqual(['0123456789ab']);
  });

  it('keep the requested order, each once', async () => {
    const query = 'id=0123456789cd&id=0123456789ab&id=0123456789cd';
    expect(await savedIds(`/rest/1.0/Car/saved-ads?${query}`)).toEqual(['0123456789cd', '0123456789ab']);
  });

  it('that have ended say so', async () => {
    const response = await app.request('/rest/1.0/Car/saved-ads?id=0123456789cd');
    expect(await response.json()).toMatchObject([{ status: 'ended' }]);
  });

  it.each(['id=zzzzzzzzzzzz', 'id=', 'id=%3Cscript%3E', 'id=0123456789ef', ''])(
    'are absent when unknown or of another channel (%s)',
    async (query) => {
      expect(await savedIds(`/rest/1.0/Car/saved-ads?${query}`)).toEqual([]);
    },
  );

  it('can be requested 90 at a time', async () => {
    const ids = (count: number) =>
      Array.from({ length: count }, (_, n) => `id=${String(n).padStart(12, '0')}`).join('&');
    expect((await app.request(`/rest/1.0/Car/saved-ads?${ids(90)}`)).status).toBe(200);
    const refused = await app.request(`/rest/1.0/Car/saved-ads?${ids(91)}`);
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({
      error: { kind: 'bad-request', message: 'id: at most 90 adverts can be requested at once.' },
    });
  });

  it('of a channel that does not exist are not found', async () => {
    const response = await app.request('/rest/1.0/boats/saved-ads', { headers: { 'X-Request-Id': 'r-9' } });
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({
      error: {
        kind: 'unknown-channel',
        message: 'The channel is Car, Commercial or Bike.',
        requestId: 'r-9',
      },
    });
  });
});

describe('REST', () => {
  it('documents itself', async () => {
    const document = (await (await app.request('/rest/1.0/openapi.json')).json()) as Record<string, object>;
    expect(document.openapi).toBe('3.1.0');
    expect(Object.keys(document.paths ?? {})).toEqual([
      '/app',
      '/csrf',
      '/{channel}/saved-ads',
      '/account/saved-vehicles',
      '/account/unread-messages',
      '/account/notebook',
      '/{channel}/stock',
      '/{channel}/stock.atom',
      '/{channel}/stock.json-feed',
      '/{channel}/stock.csv',
      '/{channel}/fpa/{publicReference}',
      '/dealers/suggest',
      '/{channel}/suggest',
      '/{channel}/price-rating/{publicReference}',
      '/{channel}/valuation',
      '/{channel}/running-costs/{publicReference}',
      '/{channel}/running-costs',
      '/finance',
      '/finance/afford',
      '/motor-tax',
      '/vrt',
      '/vrt/import',
      '/ev/range',
      '/ev/charging',
      '/ev/cost',
      '/vehicle-check',
      '/logo-failures',
      '/advert-figures',
      '/seller-number',
    ]);
    const words = JSON.stringify(document);
    for (const name of ['SavedAdsItem', 'StockItem', 'AdvertDetail', 'Suggestion', 'minNctMonths'])
      expect(words).toContain(`"${name}"`);
  });

  it('answers an unknown address in JSON', async () => {
    const response = await app.request('/rest/1.0/nothing/here/at/all');
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ error: { kind: 'not-found' } });
  });

  it('lists the allowed methods when it refuses one', async () => {
    const token = 'abcdefghijklmnopqrstuvwxyzABCDEF';
    const response = await app.request('/rest/1.0/app', {
      method: 'DELETE',
      headers: { Cookie: `XSRF-TOKEN=${token}`, 'X-XSRF-TOKEN': token },
    });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('GET, HEAD');
  });

  it('logs every call by its path, also where another method is refused', async () => {
    const token = 'abcdefghijklmnopqrstuvwxyzABCDEF';
    const headers = { Cookie: `XSRF-TOKEN=${token}`, 'X-XSRF-TOKEN': token };
    const { paths } = (await (await app.request('/rest/1.0/openapi.json')).json()) as {
      paths: Record<string, object>;
    };
    for (const path of Object.keys(paths)) {
      const address = `/rest/1.0${path}`.replace('{channel}', 'Car').replace(/\{\w+\}/, '0123456789ab');
      const { status } = await app.request(address, { method: 'DELETE', headers });
      expect([path, status, lines.at(-1)?.route]).toEqual([path, 405, `/rest/1.0${path}`]);
    }
  });

  it('answers HEAD', async () => {
    const response = await app.request('/rest/1.0/app', { method: 'HEAD' });
    expect(response.status).toBe(200);
    expect(await response.text()).toBe('');
  });
});
