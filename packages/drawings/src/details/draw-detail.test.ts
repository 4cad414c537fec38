import { describe, expect, it } from 'vitest';
import { exampleLook as look } from '../example-look.ts';
import { detailViews } from '../look.ts';
import { paintColours } from '../paint.ts';
import { findMarkupFault } from '../svg-balance.ts';
import { drawDetail } from './draw-detail.ts';

const channels = ['Car', 'Commercial', 'Bike'] as const;
const bodies = [
  'Hatchback',
  'SUV',
  'Pick-up',
  'Panel Van',
  'Cruiser',
  'Adventure',
  'Sports',
  'Scooter',
  'Hovercraft',
];

describe('a close-up', () => {
  it.each(detailViews.flatMap((view) => channels.map((channel) => [view, channel] as const)))(
    'of the %s of a %s draws at every age, small enough to send',
    (view, channel) => {
      for (const [index, year] of [1968, 2009, 2015, 2024].entries()) {
        for (const body of bodies) {
          const fuel = index % 2 ? 'Electric' : 'Petrol';
          const svg = drawDetail({ ...look, channel, body, year, fuel, seed: year * 31 + index }, view);
          expect(findMarkupFault(svg)).toBeNull();
          expect(svg).not.toMatch(/NaN|undefined|Infinity|\[object|<text/);
          expect(svg.length).toBeLessThan(25_000);
        }
      }
    },
  );

  it('is the same text for the same look', () => {
    for (const view of detailViews) expect(drawDetail({ ...look }, view)).toBe(drawDetail(look, view));
  });

  it.each(['wheel', 'headlamp', 'tail-lamp', 'boot', 'seats', 'charging-port', 'engine'] as const)(
    'of the %s carries the paint',
    (view) => {
      const drawings = paintColours.map((colour) => drawDetail({ ...look, colour }, view));
      expect(new Set(drawings).size).toBe(paintColours.length);
    },
  );

  it('of the dashboard changes with the age of the car', () => {
    const drawings = [2005, 2015, 2022].map((year) => drawDetail({ ...look, year }, 'dashboard'));
    expect(new Set(drawings).size).toBe(3);
  });

  it('never contains what a seller typed', () => {
    const hostile = '"><script>alert(1)</script>&';
    const typed = {
      ...look,
      make: hostile,
      model: hostile,
      body: hostile,
      colour: hostile,
      fuel: hostile,
      plate: hostile,
    };
    for (const channel of channels) {
      for (const view of detailViews) {
        const svg = drawDetail({ ...typed, channel }, view);
        expect(findMarkupFault(svg)).toBeNull();
        expect(svg).not.toMatch(/script|alert/);
      }
    }
  });
});
