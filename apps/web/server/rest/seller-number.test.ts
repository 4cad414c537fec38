import type { RevealKind } from '@forecourt/domain';
import type { EnquiryTarget, RevealOutcome } from '@forecourt/services';
import { exampleAdvert, exampleDealer, fakeServices } from '@forecourt/services/testing';
import { expect, test } from 'vitest';
import { createTestApp } from '../testing/test-app.ts';

const advert = exampleAdvert({ seller: { kind: 'trade', dealerId: 7 } });
const revealed: RevealOutcome = { kind: 'revealed', number: '087 555 0100' };
const ofAdvert = `advert=${advert.publicReference}`;
const own = { Origin: 'http://localhost' };

async function ask(query: string, init: RequestInit = {}, outcome = revealed) {
  const asked: [RevealKind, EnquiryTarget][] = [];
  const services = fakeServices([advert], {}, [exampleDealer()]);
  services.enquiries = {
    ...services.enquiries,
    async reveal(kind, target) {
      asked.push([kind, target]);
      return outcome;
    },
  };
  const { app } = createTestApp({ parts: { services } });
  const response = await app.request(`http://localhost/rest/1.0/seller-number?${query}`, {
    method: 'POST',
    headers: own,
    ...init,
  });
  const body = (await response.json()) as { error?: { kind: string; message: string } };
  return { response, body, asked };
}

test('a page of ours gets the number of an advert’s seller, which must not be cached', async () => {
  const { response, body, asked } = await ask(ofAdvert);
  expect(body).toEqual({ number: '087 555 0100', href: 'tel:0875550100' });
  expect(response.headers.get('cache-control')).toContain('no-store');
  const { channel, publicReference } = advert;
  expect(asked).toEqual([['phone', { channel, publicReference, dealerId: 7 }]]);
});

test('WhatsApp opens with the international number, and a text', async () => {
  const { body, asked } = await ask('dealer=7&channel=Bike&for=whatsapp');
  expect(body).toMatchObject({ href: expect.stringMatching(/^https:\/\/wa\.me\/353875550100\?text=Hello/) });
  expect(asked).toEqual([['whatsapp', { channel: 'Bike', publicReference: null, dealerId: 7 }]]);
});

test.each([
  ['from another site', { headers: { Origin: 'https://evil.example' } }],
  ['by a picture of another site', { method: 'GET', headers: {} }],
  ['by a program that neither names its origin nor has a token', { headers: {} }],
])('a number requested %s is neither shown nor counted', async (_, init) => {
  const { response, asked } = await ask(ofAdvert, init);
  expect([403, 405]).toContain(response.status);
  expect(asked).toEqual([]);
});

test.each([
  ['', 400],
  ['dealer=seven', 400],
  ['dealer=99', 404],
  ['advert=000000000000', 404],
])('“%s” responds %i', async (query, status) => {
  expect((await ask(query)).response.status).toBe(status);
});

test('a seller without a number has none to show', async () => {
  expect((await ask(ofAdvert, {}, { kind: 'no-number' })).response.status).toBe(404);
});

test('a visitor over the limit gets a message and a 429 with the time to retry', async () => {
  const { response, body } = await ask(
    ofAdvert,
    {},
    { kind: 'over-limit', message: 'Please wait 3 minutes.', retryAfterSeconds: 170 },
  );
  expect([response.status, response.headers.get('retry-after')]).toEqual([429, '170']);
  expect(body.error).toMatchObject({ kind: 'rate-limit', message: 'Please wait 3 minutes.' });
});
