import type { AttributeCondition } from '@forecourt/domain';
import type { SentenceMake } from './vocabulary.ts';

type Filters = Record<string, AttributeCondition>;

/** The codec accepts no more values than this. */
const mostValues = 50;

/**
 * "BMW or Audi A4" wants every BMW. A filter by model would hide them all, so a make named without a model
 * brings all of its models along.
 */
export function completeModels(filters: Filters, makes: readonly SentenceMake[]): Filters {
  const wantedMakes = valuesOf(filters.make);
  const wanted = valuesOf(filters.model);
  if (wanted.length === 0 || wantedMakes.length < 2) return filters;
  const whole = makes.filter(
    ({ slug, models }) => wantedMakes.includes(slug) && !models.some((model) => wanted.includes(model.slug)),
  );
  const models = new Set([...wanted, ...whole.flatMap((make) => make.models.map(({ slug }) => slug))]);
  return models.size > mostValues ? filters : { ...filters, model: { anyOf: [...models] } };
}

function valuesOf(condition: AttributeCondition | undefined): readonly (string | number)[] {
  return condition && 'anyOf' in condition ? condition.anyOf : [];
}
