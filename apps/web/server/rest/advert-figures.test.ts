import { exampleAdvert } from '@forecourt/services/testing';
import { expect, it, vi } from 'vitest';
import { createTestApp } from '../testing/test-app.ts';

const live = exampleAdvert({ publicReference: '0123456789ab' });
const ended = exampleAdvert({ publicReference: '0123456789cd', status: 'ended' });
const origin = 'http://localhost';

async function report(query: string, headers: Record<string, string> = {}) {
  const { app, services } = createTestApp({ adverts: [live, ended] });
  const count = vi.spyOn(services.figures, 'count');
  const response = await app.request(`/rest/1.0/advert-figures?${query}`, {
    method: 'POST',
    headers: { Origin: origin, 'User-Agent': 'Mozilla/5.0 Firefox/150.0', ...headers },
  });
  return { status: response.status, counted: count.mock.calls };
}

it('counts an advert that was saved or opened', async () => {
  expect(await report('advert=0123456789ab&figure=saved')).toEqual({
    status: 204,
    counted: [['saved', '0123456789ab']],
  });
});

it.each([
  ['an ended advert', 'advert=0123456789cd&figure=opened', {}],
  ['an advert that does not exist', 'advert=0123456789ef&figure=opened', {}],
  ['a robot', 'advert=0123456789ab&figure=opened', { 'User-Agent': 'Googlebot/2.1' }],
])('ignores %s', async (_, query, headers) => {
  expect(await report(query, headers)).toEqual({ status: 204, counted: [] });
});

it('refuses other figures, and another site', async () => {
  expect(await report('advert=0123456789ab&figure=messages')).toEqual({ status: 400, counted: [] });
  expect(await report('advert=nothing&figure=saved')).toEqual({ status: 400, counted: [] });
  const forged = await report('advert=0123456789ab&figure=saved', { Origin: 'https://elsewhere.example' });
  expect([forged.status, forged.counted]).toEqual([403, []]);
});
