import { foldToKey } from '@forecourt/domain';
import { makeAliases } from '@forecourt/taxonomy';

const wordsByMake = new Map<string, string[]>();
for (const { written, make, model } of makeAliases) {
  // Two words would hide the second, as in "mini cooper".
  if (model !== '' || written.includes(' ')) continue;
  const words = wordsByMake.get(foldToKey(make)) ?? [];
  wordsByMake.set(foldToKey(make), [...words, foldToKey(written)]);
}

/** What people call a make beside its name, each as one word: `vw` for Volkswagen. Nothing for any other name. */
export function otherWordsFor(name: string): readonly string[] {
  return wordsByMake.get(foldToKey(name)) ?? [];
}
