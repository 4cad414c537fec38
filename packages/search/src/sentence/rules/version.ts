import { conditionMatch } from '../grammar/condition-match.ts';
import { runsFrom } from '../grammar/phrases.ts';
import type { Rule } from '../grammar/rule.ts';
import { fillerWords } from '../tables/filler-words.ts';

const setOf = (text: string) => new Set(text.split(' '));

const longestName = 4;
/** Without a make or a model a shorter name could be anything: "sport", "style", "life". */
const shortestAlone = 7;
/** Everyday words of that length. */
const everyday = setOf(
  'premium business executive comfort classic limited edition exclusive ultimate luxury advance elegance dynamic connect',
);
/** A word of so many versions does not choose among them. */
const mostVersions = 20;

/** A version on sale: a "Golf GTD", "m sport". A part of its name is enough. */
export const versionRule: Rule = ({ words, channel, names, hasName }, at) => {
  let found: { slugs: readonly string[]; end: number } | undefined;
  for (const { text, end } of runsFrom(words, at, longestName, '')) {
    const slugs = names.versions.get(text);
    if (!slugs || slugs.length > mostVersions || fillerWords.has(text) || /^\d+$/.test(text)) continue;
    if (!hasName && (text.length < shortestAlone || everyday.has(text))) continue;
    found = { slugs, end };
  }
  return found && conditionMatch(channel, 'version', { anyOf: found.slugs }, found.end);
};
