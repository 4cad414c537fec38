import { exampleAdvert } from '@forecourt/domain/testing';
import { expect, test } from 'vitest';
import { buildMediaView } from './build-media-view.ts';

test('a drawing describes what it shows, a photograph has its number', () => {
  expect(buildMediaView(exampleAdvert).pictures.map(({ alt }) => alt)).toEqual([
    '191 Škoda Octavia, from the side',
    '191 Škoda Octavia, picture 2 of 2',
  ]);
});

test('an advert without pictures has none', () => {
  expect(buildMediaView({ ...exampleAdvert, pictures: [] }).pictures).toEqual([]);
});

test('a video names the site that hosts it', () => {
  const videoUrl = 'https://www.videos.example/watch?v=1';
  expect(buildMediaView({ ...exampleAdvert, videoUrl }).video).toEqual({
    href: videoUrl,
    host: 'videos.example',
  });
});
