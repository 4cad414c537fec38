import { dublinDay } from '../time/dublin.ts';
import type { Vehicle } from '../vehicle/vehicle-attributes.ts';

/** A question of a guide about a known fault, and of which cars to ask it. */
export interface GuideQuestion {
  ask: string;
  /** Years, both included. */
  from?: number | undefined;
  to?: number | undefined;
  /** In years: asked from then on, or from what such a car has usually done by then. */
  age?: number | undefined;
  fuels?: readonly string[] | undefined;
  transmission?: string | undefined;
}

const usualKmAYear = 17_000;

/** The questions for one vehicle. Of what is not stated about it, anything may be true: they are asked. */
export function chooseGuideQuestions(
  questions: readonly GuideQuestion[],
  { year, fuel, transmission, mileage }: Pick<Vehicle, 'year' | 'fuel' | 'transmission' | 'mileage'>,
  today: Date,
): string[] {
  const age = Math.max(dublinDay(today).year - year, (mileage ?? 0) / usualKmAYear);
  return questions
    .filter(
      (question) =>
        year >= (question.from ?? 0) &&
        year <= (question.to ?? Number.POSITIVE_INFINITY) &&
        age >= (question.age ?? 0) &&
        (fuel === null || question.fuels === undefined || question.fuels.includes(fuel)) &&
        (transmission === null ||
          question.transmission === undefined ||
          question.transmission === transmission),
    )
    .map(({ ask }) => ask);
}

/** What both a guide and the questions for any vehicle ask about. */
const sharedSubjects = [/timing belt/, /oil.*automatic|(automatic|DSG).*oil/];

/** The questions for any vehicle without those that its guide asks more exactly. */
export function withoutGuided(questions: readonly string[], guided: readonly string[]): string[] {
  const asked = sharedSubjects.filter((subject) => guided.some((question) => subject.test(question)));
  return questions.filter((question) => !asked.some((subject) => subject.test(question)));
}
