import type { YearlyCost } from '@forecourt/pricing';

/** `without loss of value`, or nothing where the total is whole: it must be said wherever the total stands. */
export function withoutWords({ leftOut }: Pick<YearlyCost, 'leftOut'>): string {
  const names = leftOut.map((label) => label.charAt(0).toLowerCase() + label.slice(1));
  return names.length === 0 ? '' : `without ${names.join(' and ')}`;
}
