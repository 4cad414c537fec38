import { expect, it } from 'vitest';
import { exampleLook as look } from '../../example-look.ts';
import { chooseCar } from './choose-car.ts';

it('a city car is shorter than a supermini, and that shorter than a family hatchback', () => {
  const lengths = ['Aygo', 'Polo', 'Focus'].map((model) => chooseCar({ ...look, model }).length);
  expect(lengths).toEqual([...lengths].sort((a, b) => a - b));
  expect(new Set(lengths).size).toBe(3);
});

it('a large SUV is longer and taller than a small one', () => {
  const [small, large] = ['Puma', 'XC90'].map((model) => chooseCar({ ...look, body: 'SUV', model }));
  expect(large?.length).toBeGreaterThan(small?.length ?? 0);
  expect(large?.height).toBeGreaterThan(small?.height ?? 0);
});

it('a model name inside a longer word does not count', () => {
  expect(chooseCar({ ...look, model: 'Kadett' }).length).toBe(chooseCar(look).length);
});

it('three doors leave one door a side', () => {
  expect(chooseCar({ ...look, doors: 3 }).doors.rear).toBeNull();
  expect(chooseCar({ ...look, doors: 5 }).doors.rear).not.toBeNull();
});

it('a car-derived van has metal where the rear windows were', () => {
  expect(chooseCar({ ...look, channel: 'Commercial', body: 'Car-derived Van' }).blind?.with).toBe('metal');
});

it('wheels are within the car', () => {
  for (const body of ['Hatchback', 'Saloon', 'Estate', 'SUV', 'MPV', 'Coupe', 'Convertible', 'Pick-up']) {
    const { frontAxle, rearAxle, tyre, length } = chooseCar({ ...look, body });
    expect(frontAxle).toBeGreaterThan(tyre / 2);
    expect(length - rearAxle).toBeGreaterThan(tyre / 2);
  }
});
