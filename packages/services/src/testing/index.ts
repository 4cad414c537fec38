export { findMissed, findRepeated, findTooMany, type Heard, type ModelVehicle } from './alert-model.ts';
export { exampleAdvert } from './example-advert.ts';
export { exampleDealer } from './example-dealer.ts';
export { exampleVisitor } from './example-visitor.ts';
export { fakeServices, searchOver } from './fake-services.ts';
export { limitInMemory } from './limit-in-memory.ts';
export { noQuotes } from './no-services/no-quotes.ts';
export { pricingOver } from './pricing-over.ts';
