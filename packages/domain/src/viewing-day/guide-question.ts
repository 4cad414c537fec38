import type { Vehicle } from '../vehicle/vehicle-attributes.ts';

/** A question of a guide about a known fault, and of which cars to ask it. */
export interface GuideQuestion {
  ask: string;
  /** Years, both included. */
  from?: number | undefined;
  to?: number | undefined;
  fuels?: readonly string[] | undefined;
  transmission?: string | undefined;
}

/** The questions for one vehicle. Of what is not stated about it, anything may be true: they are asked. */
export function chooseGuideQuestions(
  questions: readonly GuideQuestion[],
  { year, fuel, transmission }: Pick<Vehicle, 'year' | 'fuel' | 'transmission'>,
): string[] {
  return questions
    .filter(
      (question) =>
        year >= (question.from ?? 0) &&
        year <= (question.to ?? Number.POSITIVE_INFINITY) &&
        (fuel === null || question.fuels === undefined || question.fuels.includes(fuel)) &&
        (transmission === null ||
          question.transmission === undefined ||
          question.transmission === transmission),
    )
    .map(({ ask }) => ask);
}
