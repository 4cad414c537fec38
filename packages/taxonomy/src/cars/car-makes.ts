import type { CarMake } from '../taxonomy-types.ts';
import { britishAndAmericanCars } from './british-and-american.ts';
import { frenchAndItalianCars } from './french-and-italian.ts';
import { germanCars } from './german.ts';
import { japaneseCars } from './japanese.ts';
import { koreanAndChineseCars } from './korean-and-chinese.ts';
import { otherEuropeanCars } from './other-european.ts';
import { rareCars } from './rare.ts';

export const carMakes: readonly CarMake[] = [
  ...germanCars,
  ...japaneseCars,
  ...koreanAndChineseCars,
  ...britishAndAmericanCars,
  ...frenchAndItalianCars,
  ...otherEuropeanCars,
  ...rareCars,
];
