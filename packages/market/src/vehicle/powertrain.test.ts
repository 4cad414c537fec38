import { carMakes, commercialMakes } from '@forecourt/taxonomy';
import { expect, test } from 'vitest';
import { enginesOnSale } from './powertrain.ts';

test('every model has a powertrain in every year of its life', () => {
  for (const { make, models } of [...carMakes, ...commercialMakes]) {
    for (const model of models) {
      for (let year = model.years[0]; year <= (model.years[1] ?? 2027); year += 1) {
        expect(enginesOnSale(make, model, year).length, `${make} ${model.name} ${year}`).toBeGreaterThan(0);
      }
    }
  }
});
