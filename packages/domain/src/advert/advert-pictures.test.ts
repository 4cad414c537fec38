import { describe, expect, it } from 'vitest';
import {
  parsePictureName,
  parseTurnName,
  pictureAddresses,
  turnAddresses,
  turnFrames,
} from './advert-pictures.ts';
import { exampleAdvert } from './example-advert.ts';

const nameOf = (address: string | undefined) => address?.split('/')[4] ?? '';

describe('pictureAddresses', () => {
  it('numbers the pictures from 1 and leaves the width open', () => {
    const addresses = pictureAddresses(exampleAdvert);
    expect(addresses).toHaveLength(2);
    expect(addresses[0]).toMatch(/^\/media\/adverts\/0123456789ab\/1-[0-9a-z]{4}\/%d$/);
    expect(parsePictureName(nameOf(addresses[1]))?.position).toBe(2);
  });

  it('is empty for an advert with no pictures', () => {
    expect(pictureAddresses({ ...exampleAdvert, pictures: [] })).toEqual([]);
  });

  it('renames a drawing, but not a photo, when the vehicle in it changes', () => {
    const before = pictureAddresses(exampleAdvert);
    const repainted = { ...exampleAdvert, vehicle: { ...exampleAdvert.vehicle, colour: 'Red' as const } };
    const after = pictureAddresses(repainted);
    expect(after[0]).not.toBe(before[0]);
    expect(after[1]).toBe(before[1]);
  });

  it('keeps a drawing’s name when something changes that it does not show', () => {
    const driven = { ...exampleAdvert, price: 1, vehicle: { ...exampleAdvert.vehicle, mileage: 1 } };
    expect(pictureAddresses(driven)).toEqual(pictureAddresses(exampleAdvert));
  });

  it('renames a photo when another file replaces it', () => {
    const replaced = { ...exampleAdvert, pictures: ['drawing:side', 'photo:rear.jpg'] };
    expect(pictureAddresses(replaced)[1]).not.toBe(pictureAddresses(exampleAdvert)[1]);
  });
});

describe('turnAddresses', () => {
  const drawn = { ...exampleAdvert, hasSpin: true, pictures: ['drawing:three-quarter'] };

  it('shows a drawn vehicle from all around', () => {
    const addresses = turnAddresses(drawn);
    expect(addresses).toHaveLength(turnFrames);
    expect(parseTurnName(nameOf(addresses[11]))?.frame).toBe(11);
  });

  it('renames the frames when the vehicle in them changes', () => {
    const repainted = { ...drawn, vehicle: { ...drawn.vehicle, colour: 'Red' as const } };
    expect(turnAddresses(repainted)[0]).not.toBe(turnAddresses(drawn)[0]);
  });

  it('has none for a photographed one', () => {
    expect(turnAddresses({ ...drawn, pictures: ['photo:front.jpg'] })).toEqual([]);
  });

  it.each(['turn-12-k2m9', 'turn-01-k2m9', 'turn--1-k2m9', 'turn-1'])('does not parse %s', (name) => {
    expect(parseTurnName(name)).toBeNull();
  });
});

describe('parsePictureName', () => {
  it('parses position and revision', () => {
    expect(parsePictureName('3-k2m9')).toEqual({ position: 3, revision: 'k2m9' });
  });

  it.each(['', '3', '0-k2m9', '3-K2M9', '3-k2m', '3-k2m99', '-1-k2m9', '3-k2mi', '../3-k2m9', '9999-k2m9'])(
    'refuses %o',
    (name) => {
      expect(parsePictureName(name)).toBeNull();
    },
  );
});
