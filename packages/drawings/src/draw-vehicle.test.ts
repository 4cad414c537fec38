import { describe, expect, it } from 'vitest';
import { drawVehicle } from './draw-vehicle.ts';
import { exampleLook as look } from './example-look.ts';
import { bikeBodies } from './exterior/bikes/bodies.ts';
import { carBodyNames } from './exterior/cars/choose-car.ts';
import { vanBodyNames } from './exterior/vans/choose-van.ts';
import { exteriorViews, type VehicleLook } from './look.ts';
import { paintColours } from './paint.ts';
import { findMarkupFault } from './svg-balance.ts';

const everyLook: VehicleLook[] = [
  ...carBodyNames.map((body) => ({ ...look, body })),
  ...[...vanBodyNames, 'Pick-up', 'Commercial SUV'].map((body) => ({
    ...look,
    channel: 'Commercial' as const,
    body,
  })),
  ...bikeBodies.map((body) => ({ ...look, channel: 'Bike' as const, body })),
  { ...look, body: 'Hovercraft' },
  { ...look, channel: 'Commercial', body: 'Hovercraft' },
  { ...look, channel: 'Bike', body: 'constructor' },
];

describe('the outside of a vehicle', () => {
  it.each(everyLook.map((each) => [each.channel, each.body, each] as const))(
    'a %s of body %s draws from every side',
    (_channel, _body, each) => {
      for (const view of exteriorViews) {
        const svg = drawVehicle(each, view);
        expect(findMarkupFault(svg)).toBeNull();
        expect(svg).not.toMatch(/NaN|undefined|Infinity|\[object/);
        expect(svg.length).toBeLessThan(view === 'three-quarter' ? 52_000 : 27_000);
      }
    },
  );

  it('is the same text for the same look', () => {
    for (const view of exteriorViews) expect(drawVehicle(look, view)).toBe(drawVehicle({ ...look }, view));
  });

  it('has a plate at both ends', () => {
    for (const view of ['three-quarter', 'front', 'rear'] as const) {
      expect(drawVehicle(look, view)).not.toBe(drawVehicle({ ...look, plate: '191-C-12345' }, view));
    }
  });

  it('has every colour of an advert, all different', () => {
    const drawings = paintColours.map((colour) => drawVehicle({ ...look, colour }, 'side'));
    expect(new Set(drawings).size).toBe(paintColours.length);
  });

  it('differs between body types', () => {
    const drawings = everyLook.slice(0, 8).map((each) => drawVehicle(each, 'side'));
    expect(new Set(drawings).size).toBe(8);
  });

  it('differs between makes in front', () => {
    const fronts = ['Ford', 'Toyota', 'Volkswagen', 'Skoda', 'Kia', 'Renault'].map((make) =>
      drawVehicle({ ...look, make }, 'front'),
    );
    expect(new Set(fronts).size).toBeGreaterThan(2);
  });

  it('faces the other way from the other side', () => {
    expect(drawVehicle(look, 'other-side')).toMatch(/scale\(-0\.\d+ -0\.\d+\)/);
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
    for (const channel of ['Car', 'Commercial', 'Bike'] as const) {
      for (const view of exteriorViews) {
        const svg = drawVehicle({ ...typed, channel }, view);
        expect(findMarkupFault(svg)).toBeNull();
        expect(svg).not.toMatch(/script|alert/);
      }
    }
  });
});
