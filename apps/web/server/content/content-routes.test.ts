import { buildLibrary } from '@forecourt/content';
import { createContentService } from '@forecourt/services/open';
import { fakeServices } from '@forecourt/services/testing';
import { expect, test } from 'vitest';
import { createTestApp } from '../testing/test-app.ts';

const review = {
  file: 'articles/review/a.md',
  text: '---\ntype: review\ntitle: Good & cheap\nsummary: S.\ndate: 2026-01-02\nupdated: 2026-01-05\nauthor: Forecourt\npicture: road/1\nrating: 4\n---\nWords.\n',
};

const services = { ...fakeServices(), content: createContentService(buildLibrary([review])) };

test('the newest articles are in the feed', async () => {
  const { app } = createTestApp({ parts: { services } });
  const response = await app.request('/content.atom');
  const xml = await response.text();
  expect(response.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8');
  expect(xml).toContain('<title>Good &amp; cheap</title>');
  expect(xml).toContain('<updated>2026-01-05T00:00:00.000Z</updated>');
  expect(xml).toContain('href="http://localhost/car-reviews/a"');
});

test('a feed without articles is still a feed', async () => {
  const { app } = createTestApp();
  const response = await app.request('/content.atom');
  expect(response.status).toBe(200);
  expect(await response.text()).toMatch(/<updated>\d{4}-/);
});
