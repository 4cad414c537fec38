import type { Advert } from '../advert/advert.ts';
import { dublinDay } from '../time/dublin.ts';
import { askAboutHistory } from './ask-about-history.ts';
import { askAboutPlate } from './ask-about-plate.ts';
import { askAboutPrice } from './ask-about-price.ts';
import { askAboutUse } from './ask-about-use.ts';
import type { QuestionRule } from './question-rule.ts';

/** In the order in which one asks them: what could end the visit comes first. */
const rules: readonly QuestionRule[] = [
  ...askAboutPlate,
  ...askAboutHistory,
  ...askAboutUse,
  ...askAboutPrice,
];

/**
 * What to ask the seller, from what the advert says and leaves out. A value that is only usual for the model counts as
 * left out: a question never states what nobody has stated.
 */
export function listViewingQuestions(advert: Advert, today: Date): string[] {
  const unstated = Object.fromEntries(advert.usual.map((key) => [key, null]));
  const vehicle = { ...advert.vehicle, ...unstated };
  const age = Math.max(0, dublinDay(today).year - vehicle.year);
  const facts = { advert: { ...advert, vehicle }, age, today };
  return rules.flatMap((rule) => rule(facts) ?? []);
}
