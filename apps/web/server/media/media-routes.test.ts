import { pictureAddresses } from '@forecourt/domain';
import { exampleAdvert } from '@forecourt/services/testing';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { createTestApp } from '../testing/test-app.ts';

const advert = exampleAdvert();
const [side = '', front = ''] = pictureAddresses(advert);
const { app, metrics } = createTestApp({ adverts: [advert] });
const at = (address: string, size: string) => address.replace('%d', size);

async function sizeOf(response: Response) {
  const { width, height, format } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
  return { width, height, format };
}

describe('a picture', () => {
  it.each([
    ['image/avif,image/webp,*/*', 'image/avif'],
    ['image/webp,*/*', 'image/webp'],
    ['image/*', 'image/jpeg'],
    ['', 'image/jpeg'],
  ])('is sent for Accept "%s" as %s', async (accept, type) => {
    const response = await app.request(at(side, '160'), { headers: { Accept: accept } });
    expect(response.headers.get('content-type')).toBe(type);
    expect(response.headers.get('vary')).toBe('Accept');
  });

  it('has the requested width and its own height', async () => {
    const response = await app.request(at(side, '304'), { headers: { Accept: 'image/webp' } });
    expect(await sizeOf(response)).toEqual({ width: 304, height: 228, format: 'webp' });
  });

  it('is cropped to a requested aspect ratio', async () => {
    const response = await app.request(at(side, '160x160'), { headers: { Accept: 'image/webp' } });
    expect(await sizeOf(response)).toEqual({ width: 160, height: 160, format: 'webp' });
  });

  it('may be cached forever', async () => {
    const response = await app.request(at(side, '160'));
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const tag = response.headers.get('etag') ?? '';
    const again = await app.request(at(side, '160'), { headers: { 'If-None-Match': tag } });
    expect(again.status).toBe(304);
  });

  it('is encoded once for simultaneous requests', async () => {
    const { app: fresh, metrics: counts } = createTestApp({ adverts: [advert] });
    await Promise.all(Array.from({ length: 8 }, () => fresh.request(at(front, '160'))));
    const { values } = await counts.pictures.get();
    expect(values.find(({ labels }) => labels.outcome === 'made')?.value).toBe(1);
  });

  it('comes from memory the second time', async () => {
    await app.request(at(side, '160'));
    await app.request(at(side, '160'));
    const { values } = await metrics.pictures.get();
    expect(values.find(({ labels }) => labels.outcome === 'memory')?.value).toBeGreaterThan(0);
  });

  it.each([
    '/media/dealers/seapoint-motors/logo/160',
    '/media/articles/advice/7/304',
    '/media/placeholder/bikes/160',
  ])('is at %s', async (path) => {
    expect((await app.request(path)).status).toBe(200);
  });
});

describe('an address of a picture', () => {
  it('of an older revision redirects to the current one', async () => {
    const old = at(side, '304x228').replace(/1-\w{4}/, '1-0000');
    const response = await app.request(old);
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toBe(at(side, '304x228'));
    expect(response.headers.get('cache-control')).toBe('public, max-age=60');
  });

  it.each(['305', '304x229', '99999', 'wide', '304x', '0x0', '-1'])(
    'with the size %s is refused',
    async (size) => {
      const response = await app.request(at(side, size));
      expect(response.status).toBe(400);
      expect(await response.text()).toMatch(/^[A-Z].*\.$/);
    },
  );

  it.each([
    '/media/adverts/zzzzzzzzzzzz/1-abcd/160',
    '/media/adverts/0123456789ab/9-abcd/160',
    '/media/dealers/unknown/logo/160',
  ])('of a missing picture (%s) shows the placeholder with status 404', async (path) => {
    const response = await app.request(path, { headers: { Accept: 'image/webp' } });
    expect(response.status).toBe(404);
    expect(response.headers.get('cache-control')).toBe('public, max-age=60');
    expect(await sizeOf(response)).toMatchObject({ width: 160, format: 'webp' });
  });

  it.each([
    '/media/160',
    '/media/adverts/..%2f..%2fetc/passwd/160',
    '/media/adverts/0123456789ab/1-abcd/extra/160',
    '/media/placeholder/boats/160',
    '/media/toString/x/y/160',
  ])('that is invalid (%s) is not found', async (path) => {
    expect((await app.request(path)).status).toBe(404);
  });

  it('is read-only', async () => {
    expect((await app.request(at(side, '160'), { method: 'PUT' })).status).toBe(405);
  });
});
