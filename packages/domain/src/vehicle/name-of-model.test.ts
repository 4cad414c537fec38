import { expect, it } from 'vitest';
import { nameOfModel } from './name-of-model.ts';

it.each([
  ['Volkswagen', 'Golf', 'Volkswagen Golf'],
  ['Renault', 'Renault 5', 'Renault 5'],
  ['MG', 'MG4', 'MG4'],
])('a %s whose model is %s is called %s', (make, model, name) => {
  expect(nameOfModel(make, model)).toBe(name);
});
