import { bodyTypes, channels, fuels, pathSegment } from '@forecourt/domain';
import { expect, test } from 'vitest';
import { findModel, makesOf, modelsOf } from './taxonomy.ts';

test('holds hundreds of models in every channel', () => {
  expect(modelsOf('Car').length).toBeGreaterThan(550);
  expect(modelsOf('Commercial').length).toBeGreaterThan(100);
  expect(modelsOf('Bike').length).toBeGreaterThan(250);
});

test('uses the attribute table’s names for bodies and fuels', () => {
  for (const channel of channels) {
    for (const { bodies, fuels: burnt } of modelsOf(channel)) {
      for (const body of bodies) expect(bodyTypes[channel]).toContain(body);
      for (const fuel of burnt) expect(fuels).toContain(fuel);
    }
  }
});

test('has the makes that are rare in Ireland, and recent ones', () => {
  const makes = new Set(modelsOf('Car').map(({ make }) => make));
  for (const make of 'SsangYong KGM Genesis McLaren Morgan Dodge Lancia Daimler Hummer Pontiac Jaecoo Zeekr'.split(
    ' ',
  ))
    expect(makes).toContain(make);
});

test('gives every make and every model of a make an address of its own', () => {
  for (const channel of channels) {
    const addresses = modelsOf(channel).map(
      ({ make, model }) => `${pathSegment(make)}/${pathSegment(model)}`,
    );
    expect(new Set(addresses).size).toBe(addresses.length);
    for (const address of addresses) expect(address).toMatch(/^[a-z0-9&-]+\/[a-zF0-9%-]+$/);
  }
});

test('every model was sold for at least a year, and some are too rare for the made-up market', () => {
  for (const channel of channels) {
    for (const { years, weight, model } of modelsOf(channel)) {
      expect(years[1] ?? 9999, model).toBeGreaterThanOrEqual(years[0]);
      expect(weight, model).toBeGreaterThanOrEqual(0);
    }
  }
});

test('lists the most common make first', () => expect(makesOf('Car')[0]).toBe('Volkswagen'));
test('finds a model by its names', () => {
  expect(findModel('Car', 'Ford', 'Focus')?.bodies).toContain('Hatchback');
  expect(findModel('Bike', 'Ford', 'Focus')).toBeNull();
});
