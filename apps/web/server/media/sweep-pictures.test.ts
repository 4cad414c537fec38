import type { Advert } from '@forecourt/domain';
import { pictureAddresses } from '@forecourt/domain';
import { exampleAdvert } from '@forecourt/domain/testing';
import { expect, it } from 'vitest';
import { findGonePictures } from './sweep-pictures.ts';

const withPhotos = (...names: string[]): Advert => ({
  ...exampleAdvert,
  publicReference: 'abcdefghjkmn',
  pictures: names.map((name) => `photo:${name}`),
});
const groupsOf = (advert: Advert) =>
  pictureAddresses(advert).map((address) => address.split('/').slice(-3, -1).join('.'));

it('finds the copies of photos that were removed, and of adverts that are gone', async () => {
  const before = withPhotos('a.jpg', 'b.jpg');
  const groups = [...groupsOf(before), 'zzzzzzzzzzzz.1-x9k2', 'abcdefghjkmn.turn-0-x9k2'];
  const gone = await findGonePictures(groups, async () => [withPhotos('a.jpg')]);
  expect([...gone]).toEqual([groupsOf(before)[1], 'zzzzzzzzzzzz.1-x9k2', 'abcdefghjkmn.turn-0-x9k2']);
});

it('keeps the copies of photos that are shown', async () => {
  const advert = withPhotos('a.jpg', 'b.jpg');
  expect(await findGonePictures(groupsOf(advert), async () => [advert])).toEqual(new Set());
});
