import { foldToKey } from '@forecourt/domain';
import { makeAliases } from '@forecourt/taxonomy';

const wordsByMake = new Map<string, string[]>();
for (const { written, make, model } of makeAliases) {
  // A two-word name would hide the second word, as in "mini cooper".
  if (model !== '' || written.includes(' ')) continue;
  const words = wordsByMake.get(foldToKey(make)) ?? [];
  wordsByMake.set(foldToKey(make), [...words, foldToKey(written)]);
}

/**
 * Other names that people use for a make, each as one word: `vw` for Volkswagen. Empty for any other name.
 */
export function otherWordsFor(name: string): readonly string[] {
  return wordsByMake.get(foldToKey(name)) ?? [];
}
