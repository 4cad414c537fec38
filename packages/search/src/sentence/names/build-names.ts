import { foldToKey, nameSlug, parseMark } from '@forecourt/domain';
import { otherWordsFor } from '../../words/other-words.ts';
import { modelsThatAreWords, shortModels } from '../tables/everyday-words.ts';
import { modelWords } from '../tables/make-words.ts';
import type { SentenceMake, SentenceName, SentenceVocabulary } from '../vocabulary.ts';

export interface Name {
  make: SentenceMake;
  model?: SentenceName;
  /** Understood only after its make: too short, a plain number, or an everyday word. */
  needsMake: boolean;
}

export interface Names {
  /** By letters and digits alone. */
  exact: ReadonlyMap<string, readonly Name[]>;
  /** Names that a misspelt word may mean, by first letter. */
  guessable: ReadonlyMap<string, readonly string[]>;
  makes: readonly SentenceMake[];
  /** By the letters and digits of a run of its words: the versions that contain it. */
  versions: ReadonlyMap<string, readonly string[]>;
}

/** The same vocabulary is used again with every letter that a visitor types. */
const built = new WeakMap<SentenceVocabulary, Names>();

export function namesOf(vocabulary: SentenceVocabulary): Names {
  let names = built.get(vocabulary);
  if (!names) {
    names = buildNames(vocabulary);
    built.set(vocabulary, names);
  }
  return names;
}

/** "Golf Van" is a Golf to people looking at vans. */
const bodyInName = /^(.+) (?:van|commercial|cargo)$/i;
/** People call a "GLA-Class" a GLA; "A" alone means nothing. */
const classInName = /^([a-z]{3})-class$/i;

function buildNames({ makes, versions = [] }: SentenceVocabulary): Names {
  const exact = new Map<string, Name[]>();
  const add = (key: string, name: Name) => {
    const names = exact.get(key);
    if (key !== '' && !names?.some(({ make, model }) => make === name.make && model === name.model))
      exact.set(key, [...(names ?? []), name]);
  };
  for (const make of makes) {
    const makeKey = foldToKey(make.name);
    add(makeKey, { make, needsMake: false });
    const shortModels = Object.entries(modelWords[makeKey] ?? {});
    for (const model of make.models) {
      const key = foldToKey(model.name);
      add(key, { make, model, needsMake: needsMake(key) });
      for (const [word, meant] of shortModels)
        if (meant === key) add(word, { make, model, needsMake: false });
    }
    for (const model of make.models) {
      const short = (bodyInName.exec(model.name) ?? classInName.exec(model.name))?.[1];
      const key = short === undefined ? '' : foldToKey(short);
      const isTaken = exact.get(key)?.some((name) => name.make === make) ?? false;
      if (!isTaken) add(key, { make, model, needsMake: needsMake(key) });
    }
  }
  for (const make of makes)
    for (const word of otherWordsFor(make.name)) if (!exact.has(word)) add(word, { make, needsMake: false });
  return { exact, guessable: guessableOf(exact), makes, versions: buildVersions(versions) };
}

function buildVersions(versions: readonly string[]): Map<string, string[]> {
  const byRun = new Map<string, string[]>();
  for (const version of versions) {
    const slug = nameSlug(version);
    const words = version.split(/[\s-]+/).map(foldToKey);
    for (let from = 0; from < words.length; from++) {
      for (let to = from + 1; to <= words.length; to++) {
        const key = words.slice(from, to).join('');
        const slugs = byRun.get(key);
        if (!slugs) byRun.set(key, [slug]);
        else if (!slugs.includes(slug)) slugs.push(slug);
      }
    }
  }
  return byRun;
}

function needsMake(key: string): boolean {
  if (modelsThatAreWords.has(key)) return true;
  if (!/^\d+$/.test(key)) return key.length < 3 && !/\d/.test(key) && !shortModels.has(key);
  // A three-digit number that could be a plate's mark, or a year, is read as that first.
  const year = parseMark(key)?.year ?? 0;
  return key.length < 3 || (year >= 1950 && year <= 2029);
}

const shortestGuess = 4;

function guessableOf(exact: ReadonlyMap<string, readonly Name[]>): Map<string, string[]> {
  const keys = [...exact]
    .filter(
      ([key, names]) =>
        key.length >= shortestGuess && /^[a-z]+$/.test(key) && !names.every((each) => each.needsMake),
    )
    .map(([key]) => key);
  return Map.groupBy(keys, (key) => key.charAt(0));
}
