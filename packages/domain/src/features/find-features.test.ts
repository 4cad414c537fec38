import { describe, expect, it } from 'vitest';
import { featureNames, features } from './features.ts';
import { findFeatures } from './find-features.ts';

const inText = (text: string) => findFeatures(null, text) ?? [];
const inList = (...items: string[]) => findFeatures(items, '') ?? [];

describe('the table of features', () => {
  it('has forty for cars and a few more for vans and bikes, each with its own names', () => {
    expect(new Set(featureNames).size).toBe(45);
    const sayings = features.flatMap(({ said }) => said.split('|'));
    expect(sayings.filter((saying, index) => sayings.indexOf(saying) !== index)).toEqual([]);
  });
});

describe('features of an advert', () => {
  it.each([
    ['ISOFIX', ['Isofix']],
    ['Towbar (detachable)', ['Tow bar']],
    ['Heated Front Seats', ['Heated seats']],
    ['Heated mirrors', []],
    ['Leather steering wheel', []],
    ['LED daytime running lights', []],
    ['Rear Parking Sensors', ['Parking sensors']],
    ['Head-up display', ['Head-up display']],
    ['360° camera', ['360° camera', 'Reversing camera']],
    ['Adaptive Cruise Control', ['Adaptive cruise control', 'Cruise control']],
    ['Dual-zone climate control', ['Climate control', 'Air conditioning']],
    ['Wireless CarPlay', ['Apple CarPlay']],
    ['Wireless phone charging', ['Wireless phone charging']],
    ['DAB radio', ['DAB radio']],
    ['Power-folding mirrors', ['Folding mirrors']],
    ['Rain-sensing wipers', ['Rain-sensing wipers']],
    ['Full-size spare wheel', ['Spare wheel']],
    ['Harman/Kardon speakers', ['Premium sound']],
    ['A/C', ['Air conditioning']],
  ])('are read from the item %s', (item, names) => {
    expect(inList(item)).toEqual(names);
  });

  it.each([
    ['Comes with sat nav, cruise and a towbar.', ['Satellite navigation', 'Cruise control', 'Tow bar']],
    [
      'Full spec!! PAN ROOF/reverse camera/carplay',
      ['Panoramic roof', 'Sunroof', 'Reversing camera', 'Apple CarPlay'],
    ],
    ['No sunroof. Heated seats.', ['Heated seats']],
    ['It has no sat nav or cruise control, but parking sensors.', ['Parking sensors']],
    ['Without towbar', []],
    ['Needs new alloys', []],
    ['One of the best cruisers around', []],
    ['Cruised through its NCT', []],
  ])('are read from the description %o', (text, names) => {
    expect(inText(text)).toEqual(names);
  });

  it('are null if nothing is stated', () => {
    expect(findFeatures([], 'A car.')).toBeNull();
  });
});
