/** They occur in nearly every text, so they match everything and distinguish nothing. */
const commonWords: ReadonlySet<string> = new Set(
  'a an and are as at be by can do does for from has have how i if in is it its my of on or our that the their this to was we what when which who why will with you your'.split(
    ' ',
  ),
);

/** The words to search for, and those that were typed but ignored. */
export interface SearchWords {
  wanted: readonly string[];
  ignored: readonly string[];
}

/** A single letter counts beside other words, as in "Model Y", but not by itself. */
export function chooseSearchWords(typed: readonly string[]): SearchWords {
  const { kept = [], ignored = [] } = Object.groupBy(new Set(typed), (word) =>
    commonWords.has(word) ? 'ignored' : 'kept',
  );
  if (kept.every(isLetter)) return { wanted: [], ignored: [...new Set(typed)] };
  return { wanted: kept, ignored };
}

/** Most words begin with some letter: a single letter is never treated as a prefix. */
export function isLetter(word: string): boolean {
  return /^[a-z]$/.test(word);
}
