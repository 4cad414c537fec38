import { nameWords } from '@forecourt/domain';
import { nearBeginnings, nearSpellings } from '@forecourt/search';
import type { DealerRow } from './dealer-rows.ts';
import type { NameReading } from './directory-query.ts';

/** No name has more words, and each one costs a pass over all names. */
const mostWords = 8;
/** Shorter words with another first letter are different words. */
const shortestSlip = 4;

export interface FoundByName {
  rows: readonly DealerRow[];
  readings: NameReading[];
}

/**
 * The dealers whose names contain every typed word; null if nothing was typed. `words` are those of all
 * names.
 */
export function findByName(
  rows: readonly DealerRow[],
  words: ReadonlySet<string>,
  text: string,
): FoundByName | null {
  const typed = nameWords(text).slice(0, mostWords);
  if (typed.length === 0) return null;
  let found = rows;
  const readings: NameReading[] = [];
  for (const [place, word] of typed.entries()) {
    // Some people write McGarvin as `mc garvin`: a name with the two joined matches both.
    const before = typed[place - 1];
    let beginnings = before === undefined ? [word] : [word, before + word];
    if (!rows.some((row) => hasAny(row, beginnings))) {
      beginnings = spellingsOf(word, [...words]);
      if (beginnings.length > 0) readings.push({ word, spellings: beginnings });
    }
    found = found.filter((row) => hasAny(row, beginnings));
  }
  const together = found.length === 0 && typed.length > 1 ? findTogether(rows, typed) : null;
  return together ?? { rows: found, readings };
}

function hasAny({ nameEndings }: DealerRow, beginnings: readonly string[]): boolean {
  return nameEndings.some((ending) => beginnings.some((beginning) => ending.startsWith(beginning)));
}

/** Words that no name contains separately may match when joined: `haf mile` is close to `halfmile`. */
function findTogether(rows: readonly DealerRow[], typed: readonly string[]): FoundByName | null {
  const together = typed.join('');
  const endings = rows.flatMap(({ nameEndings }) => nameEndings);
  const near = nearBeginnings(together, endings.filter(beginsAs(together)));
  const found = rows.filter((row) => hasAny(row, near));
  if (found.length === 0) return null;
  const spellings = [...new Set(found.map(({ dealer }) => dealer.name))];
  return { rows: found, readings: [{ word: typed.join(' '), spellings }] };
}

/**
 * The closest known words, or else those with the closest beginning, because the word may be half typed:
 * `blackwt` begins `blackwater`. A wrong first letter is rare: it is tried last, and then as the only error.
 */
function spellingsOf(word: string, words: readonly string[]): string[] {
  const known = words.filter(beginsAs(word));
  for (const find of [nearSpellings, nearBeginnings]) {
    const near = find(word, known);
    if (near.length > 0) return near;
  }
  return word.length < shortestSlip ? [] : words.filter(hasFirstSlip(word)).sort();
}

/** Words that match except for the first letter: replaced, missing, extra, or swapped with the second. */
function hasFirstSlip(word: string): (known: string) => boolean {
  const [first = '', second = ''] = word;
  const rest = word.slice(1);
  const swapped = second + first + word.slice(2);
  return (known) =>
    known.startsWith(rest, 1) ||
    known.startsWith(word, 1) ||
    known.startsWith(rest) ||
    known.startsWith(swapped);
}

function beginsAs(word: string): (other: string) => boolean {
  return (other) => other[0] === word[0];
}
