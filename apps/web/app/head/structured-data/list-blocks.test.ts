import { expect, test } from 'vitest';
import { breadcrumbBlock } from './breadcrumb-block.ts';
import { itemListBlock } from './item-list-block.ts';

const origin = 'https://forecourt.example';

test('breadcrumbs count from one and have absolute addresses', () => {
  const trail = [
    { text: 'Home', url: '/' },
    { text: 'Used cars', url: '/used-cars' },
  ];
  expect(breadcrumbBlock(trail, origin).itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://forecourt.example/' },
    { '@type': 'ListItem', position: 2, name: 'Used cars', item: 'https://forecourt.example/used-cars' },
  ]);
});

test('a list links each item’s own page, and its picture where there is one', () => {
  const items = [
    { name: 'Octavia', path: '/a', imagePath: '/media/a' },
    { name: 'Focus', path: '/b' },
  ];
  expect(itemListBlock(items, origin)).toMatchObject({
    numberOfItems: 2,
    itemListElement: [
      { position: 1, url: 'https://forecourt.example/a', image: 'https://forecourt.example/media/a' },
      { position: 2, name: 'Focus', url: 'https://forecourt.example/b' },
    ],
  });
});
