import { turnAddresses } from '@forecourt/domain';
import { exampleAdvert } from '@forecourt/services/testing';
import { expect, it } from 'vitest';
import { createTestApp } from '../testing/test-app.ts';

const advert = { ...exampleAdvert(), hasSpin: true, pictures: ['drawing:three-quarter'] };
const frame = (turnAddresses(advert)[3] ?? '').replace('%d', '160');

it('a turntable frame is a picture like any other', async () => {
  const { app } = createTestApp({ adverts: [advert] });
  const response = await app.request(frame);
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
});

it('a frame of a vehicle that changed since redirects to its current one', async () => {
  const { app } = createTestApp({ adverts: [advert] });
  const response = await app.request(frame.replace(/-\w{4}\//, '-0000/'));
  expect([response.status, response.headers.get('location')]).toEqual([302, frame]);
});

it('a vehicle without a turntable has no frames', async () => {
  const { app } = createTestApp({ adverts: [{ ...advert, hasSpin: false }] });
  expect((await app.request(frame)).status).toBe(404);
});
