import fc from 'fast-check';
import { expect, it } from 'vitest';
import { hasThreeQuarter, pickViews, type VehicleLook } from './look.ts';

const looks: fc.Arbitrary<VehicleLook> = fc.record({
  channel: fc.constantFrom('Car', 'Commercial', 'Bike'),
  body: fc.constantFrom('Hatchback', 'Tipper', 'Naked', 'Pick-up', 'Small Van'),
  colour: fc.constant('Red'),
  make: fc.string(),
  model: fc.string(),
  year: fc.integer({ min: 1960, max: 2030 }),
  doors: fc.constantFrom(null, 2, 5),
  fuel: fc.constantFrom('Petrol', 'Electric', 'Petrol Plug-in Hybrid'),
  plate: fc.constant(null),
  seed: fc.integer(),
});

it('the hero view comes first and no view is repeated', () => {
  fc.assert(
    fc.property(looks, fc.integer({ min: 1, max: 12 }), (look, count) => {
      const views = pickViews(look, count);
      expect(views[0]).toBe(hasThreeQuarter(look) ? 'three-quarter' : 'side');
      expect(new Set(views).size).toBe(views.length);
      expect(views.length).toBeLessThanOrEqual(count);
    }),
    { seed: 191 },
  );
});

it('every channel has at least nine views to choose from', () => {
  fc.assert(
    fc.property(looks, (look) => {
      expect(pickViews(look, 9)).toHaveLength(9);
    }),
    { seed: 191 },
  );
});

it('an electric car shows its charging port and no engine', () => {
  const views = pickViews(
    {
      channel: 'Car',
      body: 'Hatchback',
      colour: 'Red',
      make: '',
      model: '',
      year: 2024,
      doors: 5,
      fuel: 'Electric',
      plate: null,
      seed: 1,
    },
    20,
  );
  expect(views).toContain('charging-port');
  expect(views).not.toContain('engine');
});

it('no views are returned if none are requested', () => {
  expect(
    pickViews(
      {
        channel: 'Bike',
        body: 'Naked',
        colour: 'Red',
        make: '',
        model: '',
        year: 2024,
        doors: null,
        fuel: 'Petrol',
        plate: null,
        seed: 1,
      },
      0,
    ),
  ).toEqual([]);
});
