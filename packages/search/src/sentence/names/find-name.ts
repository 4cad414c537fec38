import { foldToKey } from '@forecourt/domain';
import { runsFrom } from '../grammar/phrases.ts';
import { keyAt, type Word } from '../grammar/words.ts';
import { badges, notTheMake } from '../tables/make-words.ts';
import type { Name, Names } from './build-names.ts';

const longestName = 5;

/** Numbers before these are measures, whatever a model is called. */
const measureUnits =
  /^(?:k|km|kms|cc|grand|euro|euros|miles|mile|bhp|hp|ps|kw|kwh|tax|range|seats?|seater|doors?|months?|month|pm|quid|kg|thousand)$/;

export interface FoundName {
  names: readonly Name[];
  end: number;
}

/** The longest name that begins here and makes sense in context. Several names if makes share a model. */
export function findName(names: Names, words: readonly Word[], at: number): FoundName | undefined {
  let found: FoundName | undefined;
  const before = makesBefore(names, words, at);
  const longest = isArticle(words, at) ? 1 : longestName;
  for (const { text, end } of runsFrom(words, at, longest, '')) {
    const fitting = [...(names.exact.get(text) ?? []), ...badgeNames(names, text, before)].filter((name) =>
      isMeant(name, text, words, at, end, before),
    );
    const ofMakeBefore = fitting.filter(({ make, model }) => model && before.has(make.slug));
    if (fitting.length > 0) found = { names: ofMakeBefore.length > 0 ? ofMakeBefore : fitting, end };
  }
  return found;
}

/** "A 4 door" is not an Audi A4. */
function isArticle(words: readonly Word[], at: number): boolean {
  const next = words[at + 1];
  return (
    keyAt(words, at) === 'a' &&
    next !== undefined &&
    /^\d/.test(next.key) &&
    next.start > (words[at]?.end ?? 0)
  );
}

function isMeant(
  { make, model, needsMake }: Name,
  text: string,
  words: readonly Word[],
  at: number,
  end: number,
  before: ReadonlySet<string>,
): boolean {
  const next = keyAt(words, end);
  const { after, before: ahead } = notTheMake[text] ?? {};
  if (after?.has(keyAt(words, at - 1)) || ahead?.has(next)) return false;
  if (model) {
    if (before.has(make.slug)) return true;
    if (/^[€£]$/.test(keyAt(words, at - 1)) || (/^\d+$/.test(text) && measureUnits.test(next))) return false;
    return !needsMake;
  }
  // A jeep is any SUV in Ireland, unless a Jeep's model follows.
  return text !== 'jeep' || make.models.some((each) => foldToKey(each.name).startsWith(next) && next !== '');
}

function badgeNames(names: Names, text: string, before: ReadonlySet<string>): Name[] {
  return badges.flatMap(({ make: makeKey, pattern, model, isSure }) => {
    const match = pattern.exec(text);
    if (!match || names.exact.has(text)) return [];
    const wanted = model(match);
    return (names.exact.get(wanted) ?? [])
      .filter(({ make }) => foldToKey(make.name) === makeKey && (isSure || before.has(make.slug)))
      .map((name) => ({ ...name, needsMake: false }));
  });
}

/** The makes that the words just before name, if any. */
function makesBefore(names: Names, words: readonly Word[], at: number): Set<string> {
  const slugs = new Set<string>();
  let key = '';
  let count = 0;
  for (let index = at - 1; index >= 0 && count < 3; index--) {
    const word = words[index];
    if (!word || (word.isMark && word.key !== '-')) break;
    if (word.isMark) continue;
    key = word.key + key;
    count++;
    for (const { make, model } of names.exact.get(key) ?? []) if (!model) slugs.add(make.slug);
  }
  return slugs;
}

/** Slugs of all makes that are named anywhere, and whether any name is. */
export function findNamesSaid(
  names: Names,
  words: readonly Word[],
): { makesSaid: Set<string>; hasName: boolean } {
  const makesSaid = new Set<string>();
  let hasName = false;
  for (let at = 0; at < words.length; at++) {
    const found = findName(names, words, at);
    hasName ||= found !== undefined;
    for (const { make, model } of found?.names ?? []) if (!model) makesSaid.add(make.slug);
  }
  return { makesSaid, hasName };
}
