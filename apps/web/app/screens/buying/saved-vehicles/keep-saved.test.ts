import { exampleAdvert, fakeServices } from '@forecourt/services/testing';
import { parseSavedCookie } from '@forecourt/site';
import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { requestInfoContext, servicesContext } from '../../../shell/request-context.ts';
import { keepSaved } from './keep-saved.server.ts';

const car = exampleAdvert();
const bike = exampleAdvert({ publicReference: 'cccccccccccc', channel: 'Bike' });
const services = fakeServices([car, bike]);

async function press(fields: Record<string, string>, cookie = '', referer = '') {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const context = new RouterContextProvider();
  context.set(servicesContext, services);
  context.set(requestInfoContext, { form, cookie: () => cookie } as never);
  const request = new Request('https://forecourt.example/saved-vehicles', {
    method: 'POST',
    headers: { referer },
  });
  const answer = await keepSaved({ request, context });
  return {
    status: answer.status,
    address: answer.headers.get('location'),
    lists: parseSavedCookie(answer.headers.get('set-cookie')),
  };
}

test('a saved vehicle joins the list of its channel, which is shown', async () => {
  expect(await press({ save: bike.publicReference }, `saved=Car.${car.publicReference}`)).toEqual({
    status: 303,
    address: '/saved-vehicles?channel=bikes',
    lists: { Car: [car.publicReference], Commercial: [], Bike: [bike.publicReference] },
  });
});

test('a vehicle saved twice is there once, and can be removed', async () => {
  const cookie = `saved=Car.${car.publicReference}`;
  expect((await press({ save: car.publicReference }, cookie)).lists.Car).toHaveLength(1);
  expect((await press({ remove: car.publicReference }, cookie)).lists.Car).toHaveLength(0);
});

test.each([
  ['https://forecourt.example/used-cars/ford?page=2', '/used-cars/ford?page=2'],
  ['https://forecourt.example/saved-vehicles?channel=cars&from=%2Fused-cars%2Fford', '/used-cars/ford'],
])('a button pressed on %s leads back to %s', async (referer, from) => {
  const { address } = await press({ save: car.publicReference }, '', referer);
  expect(new URL(address ?? '', referer).searchParams.get('from')).toBe(from);
});

test('the thirty-first of a channel is refused silently', async () => {
  const full = Array.from({ length: 30 }, (_, number) => String(number).padStart(12, 'a')).join('.');
  const { status, lists } = await press({ save: car.publicReference }, `saved=Car.${full}`);
  expect(status).toBe(303);
  expect(lists.Car).toHaveLength(30);
  expect(lists.Car).not.toContain(car.publicReference);
});

test.each([{ save: 'zzzzzzzzzzzz' }, { save: '../../x' }, { remove: '<script>' }, {}])(
  '%o changes nothing',
  async (fields) => {
    const cookie = `saved=Bike.${bike.publicReference}`;
    expect((await press(fields, cookie)).lists.Bike).toEqual([bike.publicReference]);
  },
);
