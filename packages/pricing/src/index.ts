export type { EarlierAdvert } from './check/earlier-advert.ts';
export { findMileageConflicts, type PlatedAdvert } from './check/mileage-conflicts.ts';
export { isNctExempt } from './check/nct-exemption.ts';
export { checkVehicle, type VehicleCheck } from './check/vehicle-check.ts';
export { vehicleCheckQuestions } from './check/vehicle-check-questions.ts';
export {
  type ChargingAnswer,
  type CostPer100Km,
  chargers,
  chargingTimes,
  electricCostPer100Km,
} from './ev/charging.ts';
export { type Season, seasons } from './ev/electric-driving.ts';
export {
  buildChargingQuestion,
  chargingMistake,
  chargingQuestions,
  energyCostQuestions,
  evQuestions,
  rangeQuestions,
} from './ev/ev-questions.ts';
export { electricRange, type RangeAnswer, type RangeQuestion } from './ev/range.ts';
export { type AffordAnswer, type AffordQuestion, affordablePrice, whatCanIAfford } from './finance/afford.ts';
export {
  compareFinance,
  type FinanceComparison,
  type FinanceOffer,
  type FinanceQuestion,
} from './finance/compare-finance.ts';
export {
  affordQuestions,
  buildAffordQuestion,
  buildFinanceQuestion,
  financeQuestions,
} from './finance/finance-questions.ts';
export type { ComparableBasis } from './market/comparables.ts';
export { fewestComparables } from './market/comparables.ts';
export { type ComparableCount, PriceBook } from './market/price-book.ts';
export { factsOfAdvert, type PricedAdvert, type VehicleFacts } from './market/vehicle-facts.ts';
export { fitModel, type MarketSnapshot } from './model/fit-model.ts';
export type { FittedModel, HoldOutError } from './model/fitted-model.ts';
export { explainMotorTax, type MotorTaxAnswer } from './motor-tax/motor-tax-of-vehicle.ts';
export { buildTaxedVehicle, motorTaxQuestions } from './motor-tax/motor-tax-questions.ts';
export {
  discPrices,
  type TaxRegime,
  type TaxRow,
  taxRegimes,
  taxRows,
  taxTables,
} from './motor-tax/motor-tax-tables.ts';
export { findGoneShare, type GoneShare, type WatchedLife } from './pace/kaplan-meier.ts';
export { fewestLives, findPaceByStep, type RatedLife, type StepPace } from './pace/pace-by-step.ts';
export type {
  Answer,
  Answers,
  AnswerTo,
  Asked,
  Question,
  Questions,
} from './questions/question.ts';
export {
  boundsOf,
  describeBounds,
  firstAnswer,
  isAsked,
  labelOf,
  mayBeLeftOpen,
  noneLabelOf,
  readAnswer,
  unsaidAnswer,
} from './questions/read-answer.ts';
export { channelOfKind, kindOfChannel } from './questions/vehicle-questions.ts';
export type { ComparedAdverts, PriceRating, Verdict } from './rating/rate-advert.ts';
export { type RatingStep, type RatingThresholds, ratingSteps } from './rating/rating-steps.ts';
export { type Consumption, consumptionOf, type DrivenVehicle } from './running-costs/consumption.ts';
export { energyPriceQuestions } from './running-costs/energy-price-questions.ts';
export { runningCostAYear } from './running-costs/keeping-costs.ts';
export {
  buildYearlyCostOptions,
  drivenVehicleQuestions,
  drivingQuestions,
  runningPriceQuestions,
} from './running-costs/running-costs-questions.ts';
export type { CostPart, YearlyCost, YearlyCostOptions } from './running-costs/yearly-cost.ts';
export { describeComparables } from './valuation/explain-valuation.ts';
export type { Reach, Refusal } from './valuation/reach.ts';
export type {
  ComparableAdvert,
  PriceRange,
  Valuation,
  ValuationQuestion,
} from './valuation/valuation.ts';
export { valuationQuestions } from './valuation/valuation-questions.ts';
export {
  type ImportAnswer,
  type ImportQuestion,
  importCost,
} from './vrt/import-cost.ts';
export { type VehicleToRegister, type VrtAnswer, vrtOf } from './vrt/vrt.ts';
export {
  buildImportQuestion,
  buildVehicleToRegister,
  importQuestions,
  vrtQuestions,
} from './vrt/vrt-questions.ts';
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
