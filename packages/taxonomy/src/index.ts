export { batteriesInYear } from './batteries.ts';
export { bikeMakes } from './bikes.ts';
export { bodiesInYear, doorsOf, heavinessOf } from './car-bodies.ts';
export { carMakes } from './cars/car-makes.ts';
export { guessChannel } from './channel/guess-channel.ts';
export { commercialMakes } from './commercials.ts';
export { type Emissions, emissionsOf } from './emissions.ts';
export { enginesOfMake } from './engine-families.ts';
export { suitsClass } from './engine-fit.ts';
export type { Engine } from './engine-types.ts';
export { enginesInTime, isMildHybrid } from './fitted-engines.ts';
export { fuelTilt, fuelYears } from './fuel-years.ts';
export { loadOfLorry, tractorWeights } from './lorry-weights.ts';
export { findMake, keyOfName, knownNames } from './names/known-names.ts';
export { makeAliases } from './names/make-aliases.ts';
export { NameBook, type OwnName, type ReadNames, type WrittenNames } from './names/name-book.ts';
export { type JudgedOffer, judgePlausibility, type StatedOffer } from './plausibility/judge-plausibility.ts';
export { type PoweredModel, powerClassOf } from './power-class.ts';
export { findModel, makesOf, modelsOf, type TaxonomyModel } from './taxonomy.ts';
export type {
  BikeBody,
  BikeModel,
  CarBody,
  CarModel,
  CommercialBody,
  CommercialModel,
  Fuel,
  SaleYears,
  Span,
} from './taxonomy-types.ts';
export { trimsOf } from './trims.ts';
export { type UsualKey, usualKeys } from './usual/usual-keys.ts';
export { type FilledVehicle, fillUsual, withoutUsual } from './usual/usual-values.ts';
