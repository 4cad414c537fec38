import { expect, test } from 'vitest';
import { createTestApp } from '../testing/test-app.ts';

const { app } = createTestApp();
const marksFor = (cookie: string) => app.request('/saved-vehicles/marks', { headers: { cookie } });

test('each visitor gets the marks of the vehicles in their own cookie', async () => {
  const mine = await marksFor('saved=Car.000000000001');
  expect(mine.headers.get('content-type')).toContain('text/css');
  expect(mine.headers.get('cache-control')).toBe('private, no-cache');
  expect(await mine.text()).toContain('[value="000000000001"]');
  expect(await (await marksFor('saved=Bike.000000000002')).text()).not.toContain('000000000001');
});

test('what is not a reference does not get into the style sheet', async () => {
  expect(await (await marksFor('saved=Car.x"]){}body{display:none')).text()).toBe('');
});
