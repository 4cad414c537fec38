import { type AttributeCondition, optionsFor, searchableAttributesOf } from '@forecourt/domain';
import { buildPhrases, findPhrase } from '../grammar/phrases.ts';
import type { Match, Rule, Sentence } from '../grammar/rule.ts';
import { choiceRule } from './choice.ts';
import { nameRule } from './names.ts';
import { placeRule } from './place.ts';
import { sellerRule } from './seller.ts';

const negations = buildPhrases([
  [
    'not|no|non|without|except|excluding|but not|anything but|anything except|not a|not an|no more|dont want',
    true,
  ],
  [
    'not in|not from|dont want a|anything but a|anything but an|not any|but no|and no|nothing|dont like|avoid',
    true,
  ],
]);
const joints = buildPhrases([['or|nor|and|/|or no|and no|or a|and not|or an', true]]);
const deniable: readonly Rule[] = [choiceRule, sellerRule, nameRule, placeRule];

/** `no diesel`, `not electric or hybrid`, `no dealers`: the attribute's other values are wanted. */
export const negationRule: Rule = (sentence, at) => {
  const negation = findPhrase(sentence.words, at, negations);
  const first = negation && readDenied(sentence, negation.end);
  if (!first) return undefined;
  const values = [...first.values];
  const labels = [first.label];
  let { end } = first;
  for (let more = readNext(sentence, end, first.key); more; more = readNext(sentence, end, first.key)) {
    values.push(...more.values);
    labels.push(more.label);
    end = more.end;
  }
  if (first.isLeft) return { end, key: first.key, label: '', isLeft: true };
  return { end, key: first.key, label: `not ${labels.join(' or ')}`, excluded: { [first.key]: values } };
};

function readNext(sentence: Sentence, at: number, key: string) {
  const joint = findPhrase(sentence.words, at, joints);
  const next = joint && readDenied(sentence, joint.end);
  return next?.key === key ? next : undefined;
}

function readDenied(sentence: Sentence, at: number) {
  let longest: Match | undefined;
  for (const rule of deniable) {
    const match = rule(sentence, at);
    if (match && match.end > (longest?.end ?? 0)) longest = match;
  }
  if (!longest?.filters) return undefined;
  const { key, label, end, filters } = longest;
  const condition = filters[key];
  if (!condition || !('anyOf' in condition)) return undefined;
  const values = widen(sentence, key, condition.anyOf);
  return {
    key,
    label: values === condition.anyOf ? label : 'hybrid',
    end,
    values,
    // "BMW, not an X5" leaves the other BMWs; all models of the whole market except one are too many to list.
    isLeft: key === 'model' && !isMakeSaid(sentence, filters.make),
  };
}

function isMakeSaid({ makesSaid }: Sentence, condition: AttributeCondition | undefined): boolean {
  return (
    condition !== undefined &&
    'anyOf' in condition &&
    condition.anyOf.every((slug) => makesSaid.has(String(slug)))
  );
}

/** No hybrid also means no plug-in hybrid. */
function widen({ channel }: Sentence, key: string, values: readonly (string | number)[]) {
  if (key !== 'fuel' || !values.includes('Petrol Hybrid') || values.length < 2) return values;
  const attribute = searchableAttributesOf(channel).find((each) => each.key === key);
  return attribute ? optionsFor(attribute, channel).filter((option) => option.endsWith('Hybrid')) : values;
}
