import { badges } from './badges.ts';
import { type KnownMake, keyOfName, type ModelMeant } from './known-names.ts';
import { findMisspelt } from './misspelt.ts';

export interface ReadModel extends ModelMeant {
  /** Whether it was taken for a typing error, which is reported. */
  isGuess: boolean;
}

/** Meaningless words after a model: "X5 Series". */
const sayNothing = /^(?:series|class|klasse|range|model)\b[\s-]*/i;

/** What a written model means. Null if it is unknown. */
export function readModel(known: KnownMake, written: string): ReadModel | null {
  const text = written.trim();
  const sure = readSure(known, text);
  if (sure) return sure;
  const own = withoutMake(known.make, text);
  return (own === text ? null : readSure(known, own)) ?? readGuess(known, own);
}

function readSure(known: KnownMake, text: string): ReadModel | null {
  const exact = known.models.get(keyOfName(text));
  const meant = exact ?? readBadge(known, text) ?? readBeginning(known, text);
  return meant && { ...meant, isGuess: false };
}

function readBadge(known: KnownMake, text: string): ModelMeant | null {
  for (const { make, pattern, model } of badges) {
    if (make !== known.make) continue;
    const match = pattern.exec(text);
    if (!match?.groups) continue;
    const rest = text.slice(match[0].length).trim();
    // A "218i Active Tourer" is a model of its own.
    const meant = readBeginning(known, `${model(match.groups.name ?? '')} ${rest}`);
    if (meant)
      return {
        model: meant.model,
        rest: joinWords(match.groups.kept?.replaceAll(' ', '') ?? '', meant.rest),
      };
  }
  return null;
}

const space = /\s/;
const anyBoundary = /[^\p{L}\p{N}]/u;

/**
 * The longest known model that the text begins with, in whole words. A hyphen ends a word only if no space
 * does: the "Aygo x-play" is an Aygo, not an Aygo X.
 */
function readBeginning(known: KnownMake, text: string): ModelMeant | null {
  for (const boundary of [space, anyBoundary]) {
    for (let end = text.length; end > 0; end--) {
      if (end < text.length && !boundary.test(text.charAt(end))) continue;
      const meant = known.models.get(keyOfName(text.slice(0, end)));
      if (meant) return { model: meant.model, rest: joinWords(meant.rest, restAfter(text, end)) };
    }
  }
  return null;
}

function restAfter(text: string, end: number): string {
  return text
    .slice(end)
    .replace(/^[\s\-–_/,.:;|]+/, '')
    .replace(sayNothing, '')
    .trim();
}

/** "Ford Focus" under Ford, and "Mazda6" under Mazda. */
function withoutMake(make: string, text: string): string {
  const key = keyOfName(make);
  if (!keyOfName(text).startsWith(key)) return text;
  for (let end = 1; end < text.length; end++)
    if (keyOfName(text.slice(0, end)) === key) {
      const rest = text.slice(end).replace(/^[\s\-–_/,.:;|]+/, '');
      return rest === '' ? text : rest;
    }
  return text;
}

function readGuess(known: KnownMake, text: string): ReadModel | null {
  const words = text.split(space);
  for (let count = words.length; count > 0; count--) {
    const key = findMisspelt(keyOfName(words.slice(0, count).join(' ')), known.names);
    const meant = key === null ? undefined : known.models.get(key);
    if (meant) return { model: meant.model, rest: words.slice(count).join(' '), isGuess: true };
  }
  return null;
}

/** Puts words before others, unless those already have them. */
export function joinWords(first: string, then: string): string {
  if (first === '' || then === '') return first + then;
  return keyOfName(then).includes(keyOfName(first)) ? then : `${first} ${then}`;
}
