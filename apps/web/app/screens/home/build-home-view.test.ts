import { exampleAdvert } from '@forecourt/domain/examples';
import { expect, test } from 'vitest';
import { buildHomeView } from './build-home-view.ts';

test('a channel without stock is left out', () => {
  const view = buildHomeView([
    { channel: 'Car', total: 12_345, latest: [exampleAdvert] },
    { channel: 'Bike', total: 0, latest: [] },
  ]);
  expect(view.rows.map(({ id, total, heading }) => [id, total, heading])).toEqual([
    ['cars', '12,345', 'Latest cars'],
  ]);
});

test('one advert is counted in the singular', () => {
  expect(buildHomeView([{ channel: 'Bike', total: 1, latest: [exampleAdvert] }]).rows[0]?.name).toBe('bike');
});

test('an empty market says how it is filled', () => {
  const view = buildHomeView([{ channel: 'Car', total: 0, latest: [] }]);
  expect(view.rows).toEqual([]);
  expect(view.lead).toContain('no adverts yet');
});
