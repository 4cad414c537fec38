export type { EarlierAdvert } from './check/earlier-advert.ts';
export { checkVehicle, type VehicleCheck } from './check/vehicle-check.ts';
export {
  type ChargingAnswer,
  type ChargingQuestion,
  type CostPer100Km,
  chargers,
  chargingTimes,
  electricCostPer100Km,
  usualCharging,
} from './ev/charging.ts';
export { electricFactors, type Season, seasons, usualBattery } from './ev/electric-driving.ts';
export { electricRange, type RangeAnswer, type RangeQuestion } from './ev/range.ts';
export { type AffordAnswer, type AffordQuestion, affordablePrice, whatCanIAfford } from './finance/afford.ts';
export {
  compareFinance,
  type FinanceComparison,
  type FinanceOffer,
  type FinanceQuestion,
} from './finance/compare-finance.ts';

export type { ComparableBasis } from './market/comparables.ts';
export { fewestComparables } from './market/comparables.ts';
export { type ComparableCount, type ComparedAdverts, PriceBook } from './market/price-book.ts';
export { factsOfAdvert, type PricedAdvert, type VehicleFacts } from './market/vehicle-facts.ts';
export { fitModel, type MarketSnapshot } from './model/fit-model.ts';
export type { FittedModel, HoldOutError } from './model/fitted-model.ts';
export { explainMotorTax, type MotorTaxAnswer } from './motor-tax/motor-tax-of-vehicle.ts';
export {
  discPrices,
  type TaxRegime,
  type TaxRow,
  taxRegimes,
  taxRows,
  taxTables,
} from './motor-tax/motor-tax-tables.ts';
export type { PriceRating } from './rating/rate-advert.ts';
export { type RatingStep, type RatingThresholds, ratingSteps } from './rating/rating-steps.ts';
export { type Consumption, consumptionOf, type DrivenVehicle } from './running-costs/consumption.ts';
export {
  type EnergyPrices,
  energyPrices,
  usualEnergyPrices,
} from './running-costs/energy-prices.ts';
export { averageInsurance, averageInsuranceOf, type InsuranceChoice } from './running-costs/insurance.ts';
export { runningCostAYear } from './running-costs/keeping-costs.ts';
export type { CostPart, YearlyCost, YearlyCostOptions } from './running-costs/yearly-cost.ts';
export { describeComparables } from './valuation/explain-valuation.ts';
export type { Reach, Refusal } from './valuation/reach.ts';
export type {
  ComparableAdvert,
  PriceRange,
  Valuation,
  ValuationQuestion,
} from './valuation/valuation.ts';
export {
  type ImportAnswer,
  type ImportOrigin,
  type ImportQuestion,
  importCost,
  importOrigins,
} from './vrt/import-cost.ts';
export { type VehicleToRegister, type VrtAnswer, vrtOf } from './vrt/vrt.ts';
export {
  bikeRates,
  type Co2Band,
  carRates,
  electricRelief,
  longAgo,
  noxRates,
  ratesOn,
  vanRates,
} from './vrt/vrt-rates.ts';
export type { Explained, Source, WorkingStep } from './working/working.ts';
