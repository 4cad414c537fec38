import { foldText } from '../slug/fold.ts';
import { features } from './features.ts';

/** What a saying means: the feature and what it implies. */
const meanings = new Map<string, readonly string[]>();
/** The sayings that begin with a word, the longest first: `harman` also begins `harman/kardon`. */
const sayingsOf = new Map<string, string[]>();

for (const { name, said, implies } of features) {
  const meant = implies === undefined ? [name] : [name, implies];
  for (const saying of [plain(name), ...said.split('|')]) {
    meanings.set(saying, meant);
    const [first = ''] = saying.split(/[^a-z0-9]/);
    sayingsOf.set(first, [...(sayingsOf.get(first) ?? []), saying]);
  }
}
for (const sayings of sayingsOf.values()) sayings.sort((a, b) => b.length - a.length);

/** Finds where a saying may begin; one pass, because every description of a market is read. */
const firstWords = new RegExp(`\\b(?:${[...sayingsOf.keys()].join('|')})\\b`, 'g');

/** The features of a seller's saying, such as a buyer may type; undefined if it is none. */
export function featuresOfSaying(saying: string): readonly string[] | undefined {
  return meanings.get(saying);
}

/** The names and sayings of all features. */
export function featureSayings(): IterableIterator<string> {
  return meanings.keys();
}

const mostRemembered = 5000;
const remembered = new Map<string, readonly string[]>();
const none: readonly string[] = [];

/** The features of an advert, from its equipment list and from what its description states. */
export function findFeatures(
  equipment: readonly string[] | null | undefined,
  description: string,
): readonly string[] | null {
  const found = new Set<string>();
  for (const item of equipment ?? none) for (const name of featuresOfItem(item)) found.add(name);
  readText(description, found);
  return found.size > 0 ? [...found] : null;
}

/** Equipment lists repeat few texts: each is read once. Bounded, because a feed may repeat none. */
function featuresOfItem(item: string): readonly string[] {
  const known = remembered.get(item);
  if (known) return known;
  if (remembered.size >= mostRemembered) remembered.clear();
  const found = new Set<string>();
  readText(item, found);
  const names = found.size > 0 ? [...found] : none;
  remembered.set(item, names);
  return names;
}

function readText(text: string, found: Set<string>): void {
  const folded = plain(text);
  firstWords.lastIndex = 0;
  for (let hit = firstWords.exec(folded); hit; hit = firstWords.exec(folded)) {
    const saying = sayingsOf.get(hit[0])?.find((each) => isSaidAt(folded, each, hit.index));
    if (saying === undefined) continue;
    firstWords.lastIndex = hit.index + saying.length;
    if (isDenied(folded, hit.index)) continue;
    for (const name of meanings.get(saying) ?? none) found.add(name);
  }
}

function isSaidAt(text: string, saying: string, at: number): boolean {
  return text.startsWith(saying, at) && !/[a-z0-9]/.test(text.charAt(at + saying.length));
}

const furthestBack = 40;
const clauseEnd = /[.!?;:,•\n]/;
const denial =
  /(?:^|\s)(?:no|not|non|without|never|needs?|broken|faulty|missing|optional|extra cost|could have)(?:\s+\S+){0,4}\s*$/;

/** "No sunroof", "without sat nav or cruise": a denial within the last few words of the same clause. */
function isDenied(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - furthestBack), at);
  const clause = before.split(clauseEnd).at(-1) ?? '';
  return denial.test(clause);
}

/** Sellers write `head-up` and `head up`. */
function plain(text: string): string {
  return foldText(text).replaceAll('°', '').replaceAll('–', ' ').replaceAll('-', ' ');
}
