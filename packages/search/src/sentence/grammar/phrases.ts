import type { Word } from './words.ts';

/** The meanings of phrases, by their words in lower case with single spaces. */
export interface Phrases<Meaning> {
  meanings: ReadonlyMap<string, Meaning>;
  /** The first words of phrases, with the length of the longest phrase: most words begin none. */
  lengths: ReadonlyMap<string, number>;
}

/** Each meaning with its phrasings, separated by `|`. */
export function buildPhrases<Meaning>(
  table: readonly (readonly [sayings: string, meaning: Meaning])[],
): Phrases<Meaning> {
  const meanings = new Map<string, Meaning>();
  const lengths = new Map<string, number>();
  for (const [sayings, meaning] of table) {
    for (const saying of sayings.split('|')) {
      const [first = '', ...more] = saying.split(' ');
      meanings.set(saying, meaning);
      lengths.set(first, Math.max(lengths.get(first) ?? 0, more.length + 1));
    }
  }
  return { meanings, lengths };
}

export interface Found<Meaning> {
  meaning: Meaning;
  /** The first word after the phrase. */
  end: number;
}

/** The longest phrase of the table that begins here. A hyphen or a slash between words counts as a space. */
export function findPhrase<Meaning>(
  words: readonly Word[],
  at: number,
  { meanings, lengths }: Phrases<Meaning>,
): Found<Meaning> | undefined {
  // `€199/month`, `five-door`: a mark before the phrase counts as a space too, unless it is a phrase itself.
  const start = isSpace(words[at]) && !lengths.has(words[at]?.key ?? '') ? at + 1 : at;
  const longest = lengths.get(words[start]?.key ?? '');
  if (longest === undefined) return undefined;
  let found: Found<Meaning> | undefined;
  for (const { text, end } of runsFrom(words, start, longest, ' ')) {
    const meaning = meanings.get(text);
    if (meaning !== undefined) found = { meaning, end };
  }
  return found;
}

export interface Run {
  text: string;
  /** The first word after it. */
  end: number;
}

/** One word, two words, and so on up to `most`, each run joined into one text. */
export function runsFrom(words: readonly Word[], at: number, most: number, space: '' | ' '): Run[] {
  const first = words[at];
  if (!first) return [];
  const runs: Run[] = [{ text: first.key, end: at + 1 }];
  if (first.isMark) return runs;
  let text = first.key;
  for (let end = at + 1; runs.length < most; end++) {
    // Joined, `plug-in` is one word; `petrol/diesel` is still two.
    if (isSpace(words[end]) && (space === ' ' || words[end]?.key === '-')) end++;
    const word = words[end];
    // "Electric, range over 300" is two things: no phrase crosses a comma.
    if (!word || word.isMark || word.isAfterComma) break;
    text += space + word.key;
    runs.push({ text, end: end + 1 });
  }
  return runs;
}

function isSpace(word: Word | undefined): boolean {
  return word?.key === '-' || word?.key === '/';
}
