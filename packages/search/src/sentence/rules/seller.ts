import type { AttributeCondition } from '@forecourt/domain';
import { phraseRule } from '../grammar/phrase-rule.ts';
import { buildPhrases } from '../grammar/phrases.ts';
import type { Rule } from '../grammar/rule.ts';
import { keyAt } from '../grammar/words.ts';

const byPrivate: AttributeCondition = { anyOf: ['private'] };
const byTrade: AttributeCondition = { anyOf: ['trade'] };

const byPhrase = phraseRule(
  'seller',
  buildPhrases([
    [
      'private|private seller|private sellers|private sale|private sales|private owner|private only',
      byPrivate,
    ],
    [
      'from a private seller|from private seller|from private sellers|from private|privately|sold privately',
      byPrivate,
    ],
    ['dealer|dealers|from a dealer|from dealer|from dealers|dealer only|dealers only|dealership', byTrade],
    [
      'from a dealership|dealerships|trade seller|trade sellers|main dealer|from a main dealer|garage',
      byTrade,
    ],
    ['from a garage|from garage|garages|at a dealer|trade', byTrade],
  ]),
);

/** "Main dealer history" and "private plate" say nothing about the seller, and a trade-in is a way to pay. */
const otherThings = new Set(
  'history serviced service servicing maintained warranty queen kept plate plates hire'.split(' '),
);

export const sellerRule: Rule = (sentence, at) => {
  const match = byPhrase(sentence, at);
  if (!match) return undefined;
  const next = keyAt(sentence.words, match.end);
  const isTradeIn = keyAt(sentence.words, at) === 'trade' && /^ins?$/.test(next);
  return isTradeIn || otherThings.has(next) ? undefined : match;
};
