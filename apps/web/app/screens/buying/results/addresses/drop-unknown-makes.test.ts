import { parseSearch } from '@forecourt/domain';
import { expect, test } from 'vitest';
import { dropUnknownMakes } from './drop-unknown-makes.ts';

const read = (search: string) =>
  dropUnknownMakes(parseSearch('Car', new URLSearchParams(search)), (make) => make === 'ford');

test('an unknown make beside a known one is left out and reported', () => {
  const { query, problems } = read('make=nosuch&make=ford&page=2');
  expect(query).toEqual({ channel: 'Car', filters: { make: { anyOf: ['ford'] } }, page: 2 });
  expect(problems).toMatchObject([{ param: 'make', value: 'nosuch' }]);
});

test.each(['make=ford', 'make=nosuch&make=neither', 'fuel=diesel'])('%s stays as it is', (search) => {
  expect(read(search)).toEqual(parseSearch('Car', new URLSearchParams(search)));
});
