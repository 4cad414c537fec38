import { expect, test } from 'vitest';
import { buildSeoLinks } from './build-seo-links.ts';

const names = { nameOfSlug: () => 'Ford' };
const facet = (...labels: string[]) =>
  labels.map((label, index) => ({ value: label.toLowerCase(), label, count: index }));

test('only neighbours with stock are linked, and a single one is not a list', () => {
  const links = buildSeoLinks(
    { channel: 'Car' },
    { models: [], histograms: {} },
    { make: facet('Audi', 'Ford', 'Kia'), county: facet('Cork', 'Kerry') },
    names,
  );
  expect(links?.tabs.map(({ title, links: list }) => [title, list.map(({ href }) => href)])).toEqual([
    ['Makes', ['/used-cars/ford', '/used-cars/kia']],
  ]);
});

test('links keep the county and the make', () => {
  const links = buildSeoLinks(
    { channel: 'Car', filters: { make: { anyOf: ['ford'] }, county: { anyOf: ['Cork'] } } },
    {
      models: [
        { make: 'Ford', model: 'Focus', count: 3 },
        { make: 'Ford', model: 'Kuga', count: 5 },
      ],
      histograms: {},
    },
    {},
    names,
  );
  expect(links?.tabs[0]).toEqual({
    title: 'Models',
    isSelected: true,
    links: [
      { text: 'Ford Kuga in Cork', href: '/used-cars/ireland/cork/ford/kuga' },
      { text: 'Ford Focus in Cork', href: '/used-cars/ireland/cork/ford/focus' },
    ],
  });
});

test('a model links to its years, the newest first', () => {
  const links = buildSeoLinks(
    { channel: 'Car', filters: { make: { anyOf: ['ford'] }, model: { anyOf: ['focus'] } } },
    {
      models: [],
      histograms: {
        year: [
          { from: 1900, to: 2005, count: 1 },
          { from: 2018, to: 2019, count: 2 },
          { from: 2019, to: 2020, count: 0 },
          { from: 2020, to: 2021, count: 1 },
        ],
      },
    },
    {},
    { nameOfSlug: (key) => (key === 'make' ? 'Ford' : 'Focus') },
  );
  expect(links?.tabs[0]?.links).toEqual([
    { text: '2020 Ford Focus', href: '/used-cars/ford/focus/2020' },
    { text: '2018 Ford Focus', href: '/used-cars/ford/focus/2018' },
  ]);
});

test('a model without stock has no list of years', () => {
  const query = {
    channel: 'Car',
    filters: { make: { anyOf: ['ford'] }, model: { anyOf: ['focus'] } },
  } as const;
  expect(buildSeoLinks(query, { models: [], histograms: { year: [] } }, {}, names)).toBeNull();
});
