import { type AttributeCondition, isRange, nameKey } from '@forecourt/domain';

type Value = string | number | boolean;

/** Whether a value meets a condition on single values. Names are compared by their letters and digits. */
export function meetsCondition(condition: AttributeCondition): (value: Value) => boolean {
  if ('anyOf' in condition) {
    const names = new Set(condition.anyOf.map((each) => nameKey(String(each))));
    const numbers = new Set(condition.anyOf.map(Number));
    return (value) => (typeof value === 'number' ? numbers.has(value) : names.has(nameKey(String(value))));
  }
  if ('is' in condition) return (value) => value === condition.is;
  if (!isRange(condition)) return () => false;
  const { from = Number.NEGATIVE_INFINITY, to = Number.POSITIVE_INFINITY } = condition;
  return (value) => typeof value === 'number' && value >= from && value <= to;
}
