import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startSite } from '../support/sites/start-site.ts';
import { expect, forgive, test as onPlainSite } from '../support/watch-page.ts';

/** A whole country in one colour: enough to draw a map. */
const style = {
  version: 8,
  sources: {},
  layers: [{ id: 'land', type: 'background', paint: { 'background-color': '#e9f0df' } }],
};

interface MapHost {
  origin: string;
  asked: string[];
}

/** A site with live maps, and the host that serves them. */
const test = onPlainSite.extend<object, { host: MapHost; siteOrigin: string }>({
  host: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture depends on
    async ({}, use) => {
      const asked: string[] = [];
      const server = createServer((request, response) => {
        asked.push(request.url ?? '');
        const headers = { 'content-type': 'application/json', 'access-control-allow-origin': '*' };
        response.writeHead(request.url === '/style.json' ? 200 : 404, headers);
        response.end(JSON.stringify(style));
      });
      await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
      await use({ origin: `http://localhost:${(server.address() as AddressInfo).port}`, asked });
      server.closeAllConnections();
      server.close();
    },
    { scope: 'worker' },
  ],
  siteOrigin: [
    async ({ host }, use) => {
      const site = await startSite({ MAP_STYLE_URL: `${host.origin}/style.json` });
      await use(site.origin);
      await site.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ siteOrigin }, use) => use(siteOrigin),
  alsoAllowed: ({ host }, use) => use(host.origin),
});

test('a drawn map becomes a live one on request, and not before', async ({ page, host, complaints }) => {
  const answer = await page.request.get('/rest/1.0/Car/stock?size=1');
  const { items } = (await answer.json()) as { items: { publicReference: string }[] };
  await page.goto(`/search/${items[0]?.publicReference}/advert`);
  const ask = page.getByRole('button', { name: 'Explore this map' });
  await ask.scrollIntoViewIfNeeded();
  await expect(page.getByRole('img', { name: /^Map of the area around/ })).toBeVisible();
  expect(host.asked).toEqual([]);

  await ask.click();
  const map = page.getByRole('region', { name: /^Map of the area around/ });
  await expect(map).toBeFocused({ timeout: 20_000 });
  await expect(page.getByRole('button', { name: 'Zoom in' })).toBeVisible();
  expect(host.asked).toEqual(['/style.json']);
  // This browser draws WebGL without a graphics card, and its driver logs a performance warning.
  forgive(complaints, /GL Driver Message/);
});
