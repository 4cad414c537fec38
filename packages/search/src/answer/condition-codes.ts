import { type AttributeCondition, isRange } from '@forecourt/domain';

type Value = string | number | boolean;

/** Whether a value meets a condition on single values that does not list them. */
export function meetsCondition(condition: AttributeCondition): (value: Value) => boolean {
  if ('is' in condition) return (value) => value === condition.is;
  if (!isRange(condition)) return () => false;
  const { from = Number.NEGATIVE_INFINITY, to = Number.POSITIVE_INFINITY } = condition;
  return (value) => typeof value === 'number' && value >= from && value <= to;
}
