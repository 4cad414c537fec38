import type { AttributeCondition } from '@forecourt/domain';
import type { Match } from './grammar/rule.ts';

/** Two budgets are never this far apart. */
const timesTheBudget = 4;
const leastMileage = 50_000;

/**
 * Two upper limits in plain numbers, one far above the other, are a price and a mileage: `under 10k, less
 * than 150k`. One alone is a price.
 */
export function weighReadings(matches: readonly Match[]): Match[] {
  const budgets = matches.flatMap((match) => {
    const most = mostOf(match.filters?.price);
    return most === undefined ? [] : [most];
  });
  const isMileageSaid = matches.some(({ key }) => key === 'mileage');
  const budget = Math.min(...budgets);
  return matches.map((match) => {
    const most = mostOf(match.filters?.price);
    const isTooMuch = most !== undefined && most >= leastMileage && most >= budget * timesTheBudget;
    return match.otherwise && isTooMuch && !isMileageSaid ? match.otherwise : match;
  });
}

function mostOf(condition: AttributeCondition | undefined): number | undefined {
  return condition && 'to' in condition && !('from' in condition) ? condition.to : undefined;
}
