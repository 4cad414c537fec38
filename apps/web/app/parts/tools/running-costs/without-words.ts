import type { YearlyCost } from '@forecourt/pricing';

/** `without depreciation and insurance`, or nothing if the total is complete: show it wherever the total appears. */
export function withoutWords({ leftOut, isInsured }: Pick<YearlyCost, 'leftOut' | 'isInsured'>): string {
  const names = [...leftOut, ...(isInsured ? [] : ['Insurance'])].map(
    (label) => label.charAt(0).toLowerCase() + label.slice(1),
  );
  const last = names.pop();
  if (last === undefined) return '';
  return `without ${names.length === 0 ? last : `${names.join(', ')} and ${last}`}`;
}
