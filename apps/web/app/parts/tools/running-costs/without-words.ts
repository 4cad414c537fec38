import type { YearlyCost } from '@forecourt/pricing';

/**
 * `with depreciation, without insurance`: show it wherever the total appears, because lists and filters count what a vehicle
 * costs to run, without what it loses.
 */
export function withoutWords({ leftOut, isInsured }: Pick<YearlyCost, 'leftOut' | 'isInsured'>): string {
  const names = [...leftOut, ...(isInsured ? [] : ['Insurance'])].map(
    (label) => label.charAt(0).toLowerCase() + label.slice(1),
  );
  const last = names.pop();
  const withWords = leftOut.includes('Depreciation') ? [] : ['with depreciation'];
  const without = last && `without ${names.length === 0 ? last : `${names.join(', ')} and ${last}`}`;
  return [...withWords, ...(without ? [without] : [])].join(', ');
}
