import { exampleAdvert } from '@forecourt/services/testing';
import { describe, expect, it } from 'vitest';
import { createTestApp } from '../../testing/test-app.ts';

const adverts = ['a', 'b', 'c'].map((letter, index) =>
  exampleAdvert({
    publicReference: `00000000000${letter}`,
    title: index === 0 ? 'Škoda <b>& Sons</b> "cheap"\u0007' : `Octavia ${letter}`,
    listedAt: `2026-11-0${index + 1}T09:00:00.000Z`,
    updatedAt: `2026-11-0${index + 1}T10:00:00.000Z`,
  }),
);
const { app } = createTestApp({ adverts, site: { origin: 'https://www.example.ie' } });
const ask = (path: string) => app.request(`/rest/1.0/Car/${path}`);

describe('a search as Atom', () => {
  it('links itself, its page and its neighbours by absolute addresses', async () => {
    const response = await ask('stock.atom?make=skoda&size=1&page=2');
    expect(response.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8');
    const feed = await response.text();
    const self = 'https://www.example.ie/rest/1.0/Car/stock.atom?make=skoda&amp;sort=newest';
    expect(feed).toMatch(/<title>[^<]*Škoda cars for sale in Ireland<\/title>/);
    expect(feed).toContain(`<link rel="self" href="${self}&amp;page=2&amp;size=1"`);
    expect(feed).toContain(`<link rel="next" href="${self}&amp;page=3&amp;size=1"`);
    expect(feed).toContain(`<link rel="previous" href="${self}&amp;size=1"`);
    expect(feed).toContain('<link rel="alternate" href="https://www.example.ie/used-cars/skoda');
    expect(feed).toContain('<updated>2026-11-02T10:00:00.000Z</updated>');
  });

  it('lists the newest first, each with a permanent id', async () => {
    const feed = await (await ask('stock.atom')).text();
    expect([...feed.matchAll(/<id>(tag:[^<]*advert[^<]*)<\/id>/g)].map(([, id]) => id)).toEqual(
      ['c', 'b', 'a'].map((letter) => `tag:www.example.ie,2026:advert/00000000000${letter}`),
    );
  });

  it('is well-formed whatever sellers write', async () => {
    const feed = await (await ask('stock.atom')).text();
    expect(feed).toContain('<title>Škoda &lt;b&gt;&amp; Sons&lt;/b&gt; &quot;cheap&quot; · €14,950</title>');
    const opened = feed.match(/<[a-z]+(?=[\s>])(?:[^>]*[^/])?>/g)?.length;
    expect(feed.match(/<\/[a-z]+>/g)).toHaveLength(opened ?? 0);
  });

  it('without results is still a feed', async () => {
    const feed = await (await ask('stock.atom?make=unheard-of')).text();
    expect(feed).toContain('<updated>1970-01-01T00:00:00.000Z</updated>');
    expect(feed).not.toContain('<entry>');
  });
});

describe('a search as JSON Feed', () => {
  it('follows version 1.1', async () => {
    const response = await ask('stock.json-feed?size=2');
    expect(response.headers.get('content-type')).toBe('application/feed+json; charset=utf-8');
    expect(await response.json()).toMatchObject({
      version: 'https://jsonfeed.org/version/1.1',
      title: expect.stringContaining('cars for sale in Ireland'),
      home_page_url: expect.stringMatching(/^https:\/\/www\.example\.ie\/used-cars/),
      feed_url: 'https://www.example.ie/rest/1.0/Car/stock.json-feed?sort=newest&size=2',
      next_url: 'https://www.example.ie/rest/1.0/Car/stock.json-feed?sort=newest&page=2&size=2',
      items: [
        {
          id: 'tag:www.example.ie,2026:advert/00000000000c',
          url: 'https://www.example.ie/used-cars/skoda/octavia/fpa/00000000000c',
          image: expect.stringMatching(/^https:\/\/www\.example\.ie\/media\/adverts\/.*\/800$/),
          date_published: '2026-11-03T09:00:00.000Z',
          date_modified: '2026-11-03T10:00:00.000Z',
        },
        {},
      ],
    });
  });
});

describe('a search as CSV', () => {
  it('is a file with one line per advert', async () => {
    const response = await ask('stock.csv?sort=newest');
    expect(response.headers.get('content-type')).toContain('text/csv; charset=utf-8');
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="cars.csv"');
    const [header, first, ...rest] = new TextDecoder('utf-8', { ignoreBOM: true })
      .decode(await response.arrayBuffer())
      .split('\r\n');
    expect(header).toMatch(/^\ufeffpublicReference,url,channel,title,price,.*,make,model,.*,updatedAt$/);
    expect(first).toMatch(/^00000000000c,https:\/\/www\.example\.ie\/used-cars\/.*,Škoda,Octavia,/);
    expect(rest).toHaveLength(3);
  });
});

describe('every feed', () => {
  it.each(['stock.atom', 'stock.json-feed', 'stock.csv'])(
    '%s links its next page, refuses invalid values and is not sent twice',
    async (resource) => {
      const response = await ask(`${resource}?size=1`);
      expect(response.headers.get('link')).toContain(`${resource}?`);
      expect(response.headers.get('link')).toContain('rel="next"');
      const tag = response.headers.get('etag') ?? '';
      const again = await app.request(`/rest/1.0/Car/${resource}?size=1`, {
        headers: { 'If-None-Match': tag },
      });
      expect(again.status).toBe(304);
      expect((await ask(`${resource}?size=1000`)).status).toBe(400);
      expect((await app.request(`/rest/1.0/boats/${resource}`)).status).toBe(404);
    },
  );
});
