import { exampleAdvert, exampleDealer } from '@forecourt/services/testing';
import { expect, it } from 'vitest';
import { createTestApp } from '../testing/test-app.ts';

const fromDealer = exampleAdvert({
  publicReference: '00000000000a',
  seller: { kind: 'trade', dealerId: 7 },
  videoUrl: 'https://videos.example/1',
  hasSpin: true,
});
const fromOwner = exampleAdvert({
  publicReference: '00000000000b',
  seller: { kind: 'private', name: 'Aoife', phone: '020 910 0007', email: null },
  usual: ['body', 'motorTax'],
});
const ended = exampleAdvert({ publicReference: '00000000000c', status: 'ended' });
const { app } = createTestApp({ adverts: [fromDealer, fromOwner, ended], dealers: [exampleDealer()] });

const detail = (path: string) => app.request(`/rest/1.0/${path}`);

it('returns an advert with its dealer, media and specification', async () => {
  const response = await detail('cars/fpa/00000000000a');
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({
    publicReference: '00000000000a',
    searchDetailSummary: { mmv: { cleanMake: 'Škoda', cleanModel: 'Octavia' } },
    description: 'One owner.',
    advertiser: { kind: 'trade', dealerId: 7, hasPhone: true, openingHours: { sunday: null } },
    media: {
      images: [{ fullSizeImageUrl: expect.stringContaining('%d') }, {}],
      videoLink: 'https://videos.example/1',
      hasVehicleSpin: true,
    },
    specification: {
      groups: expect.arrayContaining([
        {
          group: 'Overview',
          rows: expect.arrayContaining([{ key: 'make', label: 'Make', value: 'Škoda' }]),
        },
      ]),
      equipment: [],
    },
  });
});

it('marks what is usual for the model rather than stated by the seller', async () => {
  expect(await (await detail('Car/fpa/00000000000b')).json()).toMatchObject({ usual: ['body', 'motorTax'] });
  expect(await (await detail('Car/fpa/00000000000a')).json()).toMatchObject({ usual: [] });
});

it('says that a dealer can be called, but not the number', async () => {
  expect(await (await detail('cars/fpa/00000000000a')).text()).not.toContain('910 0001');
});

it('says that a private seller can be called, but not the number', async () => {
  const words = await (await detail('Car/fpa/00000000000b')).text();
  expect(JSON.parse(words).advertiser).toEqual({
    kind: 'private',
    name: 'Aoife',
    county: 'Dublin',
    town: 'Swords',
    hasPhone: true,
    hasEmail: false,
  });
  expect(words).not.toContain('910 0007');
});

it('says that an advert has ended', async () => {
  const response = await detail('Car/fpa/00000000000c');
  expect(response.status).toBe(410);
  expect(await response.json()).toMatchObject({
    error: { kind: 'ended', message: 'The advert for 191 Škoda Octavia has ended.' },
  });
});

it.each(['Car/fpa/00000000000z', 'Car/fpa/nonsense', 'Bike/fpa/00000000000a', 'boats/fpa/00000000000a'])(
  'does not find %s',
  async (path) => {
    expect((await detail(path)).status).toBe(404);
  },
);
