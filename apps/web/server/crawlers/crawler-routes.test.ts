import { exampleAdvert, exampleDealer } from '@forecourt/services/testing';
import { describe, expect, it } from 'vitest';
import { createTestApp } from '../testing/test-app.ts';

const site = { origin: 'https://forecourt.example' };
const advert = exampleAdvert({ seller: { kind: 'trade', dealerId: 7 } });
const { app } = createTestApp({
  site,
  adverts: [advert, exampleAdvert({ publicReference: 'zzzz56789abc', status: 'ended' })],
  dealers: [exampleDealer()],
});

async function read(path: string, headers: Record<string, string> = {}) {
  const response = await app.request(path, { headers });
  return { response, text: await response.text() };
}

describe('/sitemap.xml', () => {
  it('lists a file for each non-empty set', async () => {
    const { text } = await read('/sitemap.xml');
    expect(text.match(/<loc>[^<]*/g)).toEqual(
      ['pages.xml', 'listings.xml', 'dealers.xml', 'adverts-1-of-1.xml'].map(
        (name) => `<loc>https://forecourt.example/sitemaps/${name}`,
      ),
    );
  });

  it('supports If-Modified-Since', async () => {
    const { response } = await read('/sitemap.xml');
    const since = response.headers.get('last-modified') ?? '';
    expect((await read('/sitemap.xml', { 'If-Modified-Since': since })).response.status).toBe(304);
  });
});

describe('a sitemap of adverts', () => {
  it('contains the live ones with their last change', async () => {
    const { text } = await read('/sitemaps/adverts-1-of-1.xml');
    expect(text.match(/<url>.*<\/url>/g)).toEqual([
      '<url><loc>https://forecourt.example/used-cars/skoda/octavia/fpa/0123456789ab</loc><lastmod>2026-11-01T09:00:00.000Z</lastmod></url>',
    ]);
  });

  it('contains only its part of the references', async () => {
    expect((await read('/sitemaps/adverts-2-of-2.xml')).text).not.toContain('<url>');
  });

  it('is sent compressed', async () => {
    const { response } = await read('/sitemaps/pages.xml', { 'Accept-Encoding': 'gzip' });
    expect(response.headers.get('content-encoding')).toBe('gzip');
  });

  it('is not sent again to a client that has it', async () => {
    const tag = (await read('/sitemaps/adverts-1-of-1.xml')).response.headers.get('etag') ?? '';
    expect((await read('/sitemaps/adverts-1-of-1.xml', { 'If-None-Match': tag })).response.status).toBe(304);
  });

  it('that no index ever listed is not found', async () => {
    expect((await read('/sitemaps/adverts-1-of-3.xml')).response.status).toBe(404);
  });
});

describe('/robots.txt', () => {
  it('points to the sitemap', async () => {
    expect((await read('/robots.txt')).text).toContain('Sitemap: https://forecourt.example/sitemap.xml');
  });

  it('disallows everything on a test site', async () => {
    const trial = createTestApp({ site: { ...site, environmentName: 'preprod' } });
    expect(await (await trial.app.request('/robots.txt')).text()).toBe('User-agent: *\nDisallow: /\n');
  });
});

describe('/.well-known/security.txt', () => {
  it('names a contact and expires within a year', async () => {
    const { text } = await read('/.well-known/security.txt');
    expect(text).toMatch(/^Contact: mailto:/);
    const expires = Date.parse(/^Expires: (.*)$/m.exec(text)?.[1] ?? '');
    expect(expires).toBeGreaterThan(Date.now());
    expect(expires).toBeLessThan(Date.now() + 365 * 86_400_000);
  });
});

describe('/llms.txt', () => {
  it('has a title, an abstract and links', async () => {
    const { text } = await read('/llms.txt');
    expect(text).toMatch(/^# Forecourt\n\n> /);
    expect(text.match(/^- \[[^\]]+\]\(https:\/\/forecourt\.example\//gm)?.length).toBeGreaterThan(5);
  });
});

describe('/manifest.webmanifest', () => {
  it('has the media type of a manifest', async () => {
    const { response, text } = await read('/manifest.webmanifest');
    expect(response.headers.get('content-type')).toBe('application/manifest+json');
    expect(JSON.parse(text)).toMatchObject({ short_name: 'Forecourt', start_url: '/' });
  });
});
