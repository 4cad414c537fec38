import type { Finding, Hold } from './finding.ts';
import type { RuleFacts } from './rule.ts';
import { rules } from './rules.ts';

/** What the rules find in an advert. Of what a feed sends, only the rules that are for feeds are asked. */
export function findFindings(facts: RuleFacts): Finding[] {
  return rules
    .filter(({ isForFeeds }) => isForFeeds || facts.from === 'seller')
    .flatMap(({ id, version, effect, field, condition }) => {
      const found = condition(facts);
      return found ? [{ rule: id, version, effect, field, ...found }] : [];
    });
}

/** Whether a finding keeps a private advert off the site. */
export function isHolding({ effect }: Pick<Finding, 'effect'>): boolean {
  return effect !== 'note';
}

/** Whether a person of the office put it there, so that only the office can take it away. */
export function isOfficeHold({ rule }: Pick<Hold, 'rule'>): boolean {
  return rule === 'office' || rule === 'office-hold' || rule === 'change-asked';
}

/** Whether a person of the office looks at it, besides the seller. */
export function needsPerson(hold: Hold & Partial<Finding>): boolean {
  return hold.effect === 'hold';
}
