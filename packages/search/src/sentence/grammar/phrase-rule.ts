import type { AttributeCondition, Sort } from '@forecourt/domain';
import { conditionMatch } from './condition-match.ts';
import { findPhrase, type Phrases } from './phrases.ts';
import type { Rule } from './rule.ts';

/** Understands set phrases that each mean one condition. */
export function phraseRule(key: string, phrases: Phrases<AttributeCondition>): Rule {
  return ({ words, channel }, at) => {
    const found = findPhrase(words, at, phrases);
    return found && conditionMatch(channel, key, found.meaning, found.end);
  };
}

export function sortRule(phrases: Phrases<{ sort: Sort; label: string }>): Rule {
  return ({ words }, at) => {
    const found = findPhrase(words, at, phrases);
    return found && { end: found.end, key: 'sort', ...found.meaning };
  };
}
