import {
  type AttributeCondition,
  describeCondition,
  groupDigits,
  listWords,
  type SearchQuery,
  searchableAttributesOf,
  withCondition,
  withoutExclusion,
  withoutNotWord,
  withoutRadius,
  withoutWords,
} from '@forecourt/domain';
import type { Drop, Relaxation } from '@forecourt/search';
import type { SuggestedSearch } from '../../../../parts/no-results/SuggestedSearches.tsx';
import type { HrefOf } from '../addresses/result-links.ts';
import { conditionLabel, exclusionLabel, type Names } from '../search-summary/build-chips.ts';
import { describeDropped, unCapitalise } from './relaxation-words.ts';

type Step = Drop | Relaxation;

/** Ways to find more, such as `Drop automatic` with `34 more`: the largest gain first. */
export function buildRelaxationLinks(
  relaxations: readonly Relaxation[],
  query: SearchQuery,
  hrefOf: HrefOf,
  names: Names,
): SuggestedSearch[] {
  const isSteep = (relaxation: Relaxation) => Number(isMuchDearer(relaxation, query));
  const ordered = relaxations.toSorted((a, b) => isSteep(a) - isSteep(b) || b.more - a.more);
  return ordered.flatMap((relaxation) => {
    const step = describeStep(relaxation, query, names);
    return step
      ? [{ text: step.text, found: `${groupDigits(relaxation.more)} more`, href: hrefOf(step.query) }]
      : [];
  });
}

const prices = new Set(['price', 'monthly']);
/** Few visitors can go further above their budget. */
const mostStretch = 1.25;

/** A visitor who gave a budget does not want dropping it as the first suggestion. */
function isMuchDearer(relaxation: Step, query: SearchQuery): boolean {
  if (relaxation.kind === 'drop-two') return relaxation.drops.some((drop) => isMuchDearer(drop, query));
  if (relaxation.kind !== 'drop-filter' && relaxation.kind !== 'widen-filter') return false;
  const budget = mostOf(query.filters?.[relaxation.key]);
  if (!prices.has(relaxation.key) || budget === undefined) return false;
  const next = relaxation.kind === 'widen-filter' ? mostOf(relaxation.condition) : undefined;
  return next === undefined || next > budget * mostStretch;
}

function mostOf(condition: AttributeCondition | undefined): number | undefined {
  return condition && 'to' in condition ? condition.to : undefined;
}

/** Whether a step changes one of these filters, alone or with another. */
export function isStepOf(keys: ReadonlySet<string>, step: Step): boolean {
  if (step.kind === 'drop-two') return step.drops.some((drop) => isStepOf(keys, drop));
  return 'key' in step && keys.has(step.key);
}

function describeStep(
  relaxation: Step,
  query: SearchQuery,
  names: Names,
): { text: string; query: SearchQuery } | null {
  switch (relaxation.kind) {
    case 'drop-filter': {
      const attribute = attributeOf(query, relaxation.key);
      const condition = query.filters?.[relaxation.key];
      if (!attribute || !condition) return null;
      // Another make has other models.
      const left = withCondition(query, relaxation.key, undefined);
      return {
        text: describeDropped(
          attribute,
          'allOf' in condition
            ? describeCondition(attribute, condition)
            : conditionLabel(attribute, condition, names),
        ),
        query: relaxation.key === 'make' ? withCondition(left, 'model', undefined) : left,
      };
    }
    case 'widen-filter': {
      const attribute = attributeOf(query, relaxation.key);
      if (!attribute) return null;
      return {
        text: `Widen to ${unCapitalise(conditionLabel(attribute, relaxation.condition, names), attribute)}`,
        query: withCondition(query, relaxation.key, relaxation.condition),
      };
    }
    case 'drop-word': {
      const words = (query.words ?? '')
        .split(/\s+/)
        .filter((word) => word.toLowerCase() !== relaxation.word.toLowerCase());
      const { words: _, ...rest } = withoutWords(query);
      return {
        text: `Without the word “${relaxation.word}”`,
        query: words.length > 0 ? { ...rest, words: words.join(' ') } : rest,
      };
    }
    case 'drop-exclusion': {
      const attribute = attributeOf(query, relaxation.key);
      const values = query.excluded?.[relaxation.key];
      if (!attribute || !values) return null;
      const labels = values.map((value) => exclusionLabel(attribute, value, names).replace(/^Not /, ''));
      return {
        text: `With ${listWords(labels, 'and')}`,
        query: values.reduce<SearchQuery>(
          (left, value) => withoutExclusion(left, relaxation.key, value),
          query,
        ),
      };
    }
    case 'drop-not-word':
      return {
        text: `Also with the word “${relaxation.word}”`,
        query: withoutNotWord(query, relaxation.word),
      };
    case 'drop-radius':
      return { text: 'At any distance', query: withoutRadius(query) };
    case 'drop-two': {
      const first = describeStep(relaxation.drops[0], query, names);
      // A model that was dropped with its make needs no mention.
      const second = first && describeStep(relaxation.drops[1], first.query, names);
      if (!first || !second) return first;
      const more = second.text.charAt(0).toLowerCase() + second.text.slice(1);
      return { text: `${first.text}, and ${more}`, query: second.query };
    }
  }
}

function attributeOf(query: SearchQuery, key: string) {
  return searchableAttributesOf(query.channel).find((attribute) => attribute.key === key);
}
