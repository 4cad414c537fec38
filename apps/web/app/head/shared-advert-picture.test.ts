import { exampleAdvert } from '@forecourt/services/testing';
import { expect, test } from 'vitest';
import { sharedAdvertPicture } from './shared-advert-picture.ts';

test('a shared advert shows its first picture in the shape of a preview', () => {
  expect(sharedAdvertPicture(exampleAdvert())).toMatchObject({
    path: expect.stringMatching(/^\/media\/adverts\/0123456789ab\/1-[0-9a-z]{4}\/1200x630$/),
    alt: '191 Škoda Octavia',
    width: 1200,
    height: 630,
  });
});

test('an advert without pictures has none to share', () => {
  expect(sharedAdvertPicture(exampleAdvert({ pictures: [] }))).toBeUndefined();
});
