import { expect, test } from 'vitest';
import { createTestApp } from '../testing/test-app.ts';

const { app } = createTestApp();
const address = '/maps/place/53.46,-6.218.svg?span=60';

test('a map is an SVG that may be cached', async () => {
  const response = await app.request(address);
  expect(response.headers.get('content-type')).toContain('image/svg+xml');
  expect(response.headers.get('cache-control')).toContain('max-age=86400');
  expect(await response.text()).toContain('</svg>');
});

test('a browser that has the map does not get it again', async () => {
  const tag = (await app.request(address)).headers.get('etag') ?? '';
  const again = await app.request(address, { headers: { 'If-None-Match': tag } });
  expect(again.status).toBe(304);
});

test('a place outside Ireland has no map', async () => {
  expect((await app.request('/maps/place/40.4,-3.7.svg')).status).toBe(404);
});

test('a route map has its line, its numbers and the names of its towns', async () => {
  const { app } = createTestApp();
  const response = await app.request('/maps/route/galway,clifden,westport,galway.svg');
  const svg = await response.text();
  expect(response.headers.get('content-type')).toContain('image/svg+xml');
  expect(svg).toMatch(/class="route" d="M/);
  expect([...svg.matchAll(/class="stop">(\d)</g)].map(([, number]) => number)).toEqual(['1', '2', '3']);
  for (const name of ['Galway', 'Clifden', 'Westport']) expect(svg).toContain(`>${name}<`);
  expect((await app.request('/maps/route/galway,atlantis.svg')).status).toBe(404);
});
