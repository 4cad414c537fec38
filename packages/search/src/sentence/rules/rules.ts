import type { Rule } from '../grammar/rule.ts';
import { advertRules } from './advert.ts';
import { choiceRule } from './choice.ts';
import { engineRules } from './engine.ts';
import { featuresRule } from './features.ts';
import { historyRules } from './history.ts';
import { mileageRules } from './mileage.ts';
import { nameRule } from './names.ts';
import { nctRule } from './nct.ts';
import { negationRule } from './negation.ts';
import { placeRule } from './place.ts';
import { powerRules } from './power.ts';
import { priceRules } from './price.ts';
import { rangeRule } from './range.ts';
import { runningCostRules } from './running-cost.ts';
import { seatsAndDoorsRules } from './seats-doors.ts';
import { sellerRule } from './seller.ts';
import { sortsRule } from './sort.ts';
import { taxRules } from './tax.ts';
import { versionRule } from './version.ts';
import { ageRule } from './years/age.ts';
import { yearRule } from './years/year.ts';

/** The longest match wins; on a tie, the first one here. */
export const rules: readonly Rule[] = [
  nameRule,
  ageRule,
  yearRule,
  nctRule,
  ...runningCostRules,
  ...taxRules,
  rangeRule,
  ...powerRules,
  ...historyRules,
  ...mileageRules,
  ...priceRules,
  ...engineRules,
  ...seatsAndDoorsRules,
  placeRule,
  featuresRule,
  choiceRule,
  ...advertRules,
  sellerRule,
  sortsRule,
  negationRule,
  versionRule,
];
