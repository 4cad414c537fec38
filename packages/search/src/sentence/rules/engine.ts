import type { Range } from '@forecourt/domain';
import { conditionMatch } from '../grammar/condition-match.ts';
import { measureRule, type Said } from '../grammar/measure-rule.ts';
import { buildPhrases } from '../grammar/phrases.ts';
import type { Rule, Sentence } from '../grammar/rule.ts';
import { keyAt } from '../grammar/words.ts';

/** A 1.6 covers 1,550 to 1,649 cc: engines are named to the nearest hundred. */
const half = 50;
/** Motorbikes are named by round figures: a 600 may have 599 cc, a 125 may have 124. */
const share = 0.05;

/** A decimal before one of these is a weight, a length or a battery. */
const otherUnits = new Set(
  'tonne tonnes ton tons t m metre metres kwh kw inch star stars seconds secs mpg'.split(' '),
);

const said = measureRule({
  key: 'engineCc',
  nouns: buildPhrases([['engine|engine size|engine of|engines', true]]),
  units: buildPhrases([
    ['litre|litres|liter|liters|ltr|ltrs|lt|l|litre engine|ltr engine|l engine|liter engine', 1000],
    ['cc|ccs|cc engine|c c', 1],
  ]),
  bare: 'exact',
  accept: isEngine,
  refine: (range, said) => widen(range, said),
  label: labelOf,
});

/**
 * `1.6` alone is an engine; a whole number needs its unit, or `2` would be one. The rule before this one
 * rounds it.
 */
function isEngine({ measure: { first }, hasNoun, unit }: Said, { words }: Sentence): boolean {
  if (first.isMoney || first.scale > 1 || otherUnits.has(keyAt(words, first.end))) return false;
  const cc = first.value * (unit ?? (first.value < 20 ? 1000 : 1));
  if (cc < 45 || cc > 20_000) return false;
  return unit !== undefined || hasNoun || (/^\d\.\d\d?$/.test(first.digits) && cc >= 600 && cc <= 8500);
}

function widen(_: Range, { measure: { first, second }, unit, limit }: Said): Range {
  const ccOf = (value: number) => Math.round(value * (unit ?? (value < 20 ? 1000 : 1)));
  const low = ccOf(first.value);
  const isCubic = unit === 1 || (unit === undefined && first.value >= 20);
  if (second) return span(low, ccOf(second.value), isCubic);
  // A limit in cc is exact; "under 2 litres" excludes the two-litre, "up to 2 litres" does not.
  if (limit?.bound === 'most')
    return { to: isCubic ? low : limit.isStrict ? low - half - 1 : low + half - 1 };
  if (limit?.bound === 'least') return { from: isCubic ? low : limit.isStrict ? low + half : low - half };
  return isCubic && low < 950
    ? { from: Math.round(low * (1 - share)), to: Math.round(low * (1 + share)) }
    : { from: low - half, to: low + half - 1 };
}

/** `1.6 litre` is what the visitor said; `1,550 cc to 1,649 cc` is only how to find one. */
function labelOf({ measure: { first, second }, unit, limit }: Said): string | undefined {
  if (second || limit) return undefined;
  const isLitres = unit === 1000 || (unit === undefined && first.value < 20);
  return isLitres
    ? `${Number.isInteger(first.value) ? first.value.toFixed(1) : first.value} litre`
    : `${first.value} cc`;
}

function span(a: number, b: number, isCubic: boolean): Range {
  const [low, high] = [Math.min(a, b), Math.max(a, b)];
  return isCubic ? { from: low, to: high } : { from: low - half, to: high + half - 1 };
}

/** The sizes by which riders name a motorbike: "a 125", "a 600". */
const bikeSizes = new Set(['50', '110', '125', '250', '300', '400', '500', '600', '650', '750', '1000']);

const bikeSize: Rule = ({ words, channel }: Sentence, at) => {
  const key = keyAt(words, at);
  if (channel !== 'Bike' || !bikeSizes.has(key)) return undefined;
  const cc = Number(key);
  const range = { from: Math.round(cc * (1 - share)), to: Math.round(cc * (1 + share)) };
  const match = conditionMatch(channel, 'engineCc', range, at + 1);
  return match && { ...match, label: `${cc} cc` };
};

/** The d of `2.0d`. */
const dieselLetter: Rule = ({ words, channel }, at) => {
  const isAfterLitres = /^\d\.\d$/.test(keyAt(words, at - 1)) && words[at]?.isGlued === true;
  return isAfterLitres && keyAt(words, at) === 'd'
    ? conditionMatch(channel, 'fuel', { anyOf: ['Diesel'] }, at + 1)
    : undefined;
};

export const engineRules: readonly Rule[] = [said, bikeSize, dieselLetter];
