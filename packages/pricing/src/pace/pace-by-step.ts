import { type RatingStep, ratingSteps } from '../rating/rating-steps.ts';
import { findGoneShare, type WatchedLife } from './kaplan-meier.ts';

/** An advert's life with the step that its price is in. */
export interface RatedLife extends WatchedLife {
  step: RatingStep;
}

/** What adverts at one step of the price did. */
export interface StepPace {
  step: RatingStep;
  label: string;
  /** How many adverts it is from. */
  adverts: number;
  /** The share gone within 30 and 60 days, from 0 to 1. */
  within30: number;
  within60: number;
}

/** Fewer adverts say nothing about the next one. */
export const fewestLives = 30;
/** Two steps that differ must not change places by chance. */
const largestError = 0.09;

/** One entry for each step about which enough is known, the cheapest first. */
export function findPaceByStep(lives: readonly RatedLife[]): StepPace[] {
  return ratingSteps.flatMap(({ step, label }) => {
    const own = lives.filter((life) => life.step === step);
    if (own.length < fewestLives) return [];
    const within30 = findGoneShare(own, 30);
    const within60 = findGoneShare(own, 60);
    if (!within30 || !within60 || within30.error > largestError || within60.error > largestError) return [];
    return [{ step, label, adverts: own.length, within30: within30.share, within60: within60.share }];
  });
}
