/** They stand in nearly every text, so they find everything and tell nothing apart. */
const commonWords: ReadonlySet<string> = new Set(
  'a an and are as at be by can do does for from has have how i if in is it its my of on or our that the their this to was we what when which who why will with you your'.split(
    ' ',
  ),
);

/** The words to look for, and those that were typed but are not looked for. */
export interface SearchWords {
  wanted: readonly string[];
  ignored: readonly string[];
}

/** A letter is looked for beside other words, as in "Model Y", but not by itself. */
export function chooseSearchWords(typed: readonly string[]): SearchWords {
  const { kept = [], ignored = [] } = Object.groupBy(new Set(typed), (word) =>
    commonWords.has(word) ? 'ignored' : 'kept',
  );
  if (kept.every(isLetter)) return { wanted: [], ignored: [...new Set(typed)] };
  return { wanted: kept, ignored };
}

/** Most words begin with some letter: one is never taken for the beginning of a word. */
export function isLetter(word: string): boolean {
  return /^[a-z]$/.test(word);
}
