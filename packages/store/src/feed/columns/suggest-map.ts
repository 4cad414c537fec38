import {
  channels,
  findCounty,
  findRoutingKey,
  foldColumn,
  isEmail,
  isPhone,
  isPlaceholder,
  optionsFor,
  parseFeedValue,
  plateFacts,
  vehicleAttributes,
} from '@forecourt/domain';
import type { OpenFeed } from '../reading/decode.ts';
import { FeedError } from '../reading/feed-error.ts';
import type { FeedRecord } from '../reading/feed-record.ts';
import { readFeed } from '../reading/read-feed.ts';
import { isWebAddress } from '../reading/row-reader.ts';
import { isOneSlipAway } from './edit-distance.ts';
import { feedColumnLookup } from './feed-column-lookup.ts';
import { readFeedColumns } from './feed-columns.ts';
import type { FeedMapFile } from './feed-map.ts';

/** Enough to recognise a column by its cells. */
export const sampleRows = 200;
/** Longer suggestions are of no use to a reader. */
const mostColumns = 50;
/** This share of a column's cells must be of one kind, and there must be a few. */
const shareOfKind = 0.8;
const fewestCells = 2;

/** The first rows of a feed, whatever its header. */
export async function readSample(feed: Pick<OpenFeed, 'name' | 'bytes'>): Promise<FeedRecord[]> {
  const sample: FeedRecord[] = [];
  for await (const some of readFeed(feed, { allowsAnyHeader: true })) {
    sample.push(...some);
    if (sample.length >= sampleRows) break;
  }
  return sample.slice(0, sampleRows);
}

/** The sample's columns, including those of a feed without a header. */
export function columnsOfSample(sample: readonly FeedRecord[]): string[] {
  return [...new Set(sample.flatMap((record) => ('row' in record ? Object.keys(record.row) : [])))];
}

/**
 * Suggests a map for the columns that are not understood: first by a name close to one of ours, then by the
 * look of the cells. Unknown columns are ignored, so that the map can be used as it is. Null if every column
 * is understood.
 */
export function suggestMap(columns: readonly string[], sample: readonly FeedRecord[]): FeedMapFile | null {
  const { unknown, reader } = readFeedColumns(columns);
  if (unknown.length === 0) return null;
  const asked = unknown.slice(0, mostColumns);
  const taken = new Set<string>();
  const isFree = (key: string) => !reader.has(key) && !taken.has(key);
  const suggested = new Map<string, string>();
  const guessBy = (guess: (column: string) => string | undefined) => {
    for (const column of asked) {
      const key = suggested.has(column) ? undefined : guess(column);
      if (key === undefined) continue;
      suggested.set(column, key);
      taken.add(key);
    }
  };
  guessBy((column) => findByName(column, isFree));
  guessBy((column) => findByCells(cellsOf(column, sample), isFree));
  return { columns: Object.fromEntries(asked.map((column) => [column, suggested.get(column) ?? '-'])) };
}

/** The whole name or one of its words, with a typing error: `Milage`, `Vehicle colour code`. */
function findByName(column: string, isFree: (key: string) => boolean): string | undefined {
  const folded = foldColumn(column);
  for (const [name, { key }] of feedColumnLookup) if (isFree(key) && isOneSlipAway(folded, name)) return key;
  const words = column.slice(0, 60).split(/[^\p{L}\p{N}]+|(?<=\p{Ll})(?=\p{Lu})/u);
  for (const word of words.map(foldColumn).filter((one) => one.length > 3)) {
    const meaning = feedColumnLookup.get(word);
    if (meaning && isFree(meaning.key)) return meaning.key;
  }
  return undefined;
}

function cellsOf(column: string, sample: readonly FeedRecord[]): string[] {
  return sample.flatMap((record) => {
    const cell = 'row' in record ? record.row[column] : undefined;
    const text = typeof cell === 'number' ? String(cell) : cell;
    return typeof text === 'string' && !isPlaceholder(text) ? [text.trim().slice(0, 200)] : [];
  });
}

/** The surest kinds first. Bare numbers could be anything and are left to a person. */
const kinds: readonly (readonly [key: string, isOfKind: (text: string) => boolean])[] = [
  ['registration', (text) => plateFacts(text) !== null],
  ['pictures', (text) => isWebAddress(text) && /\.(jpe?g|png|webp|avif)/i.test(text)],
  ['sellerEmail', isEmail],
  ['routingKey', (text) => /\d/.test(text) && findRoutingKey(text) !== undefined],
  ['county', (text) => findCounty(text) !== undefined],
  ['price', (text) => /^€|€$|\beur\b/i.test(text)],
  ['sellerPhone', (text) => /^(\+|0)/.test(text) && isPhone(text)],
  ['year', (text) => /^(19[5-9]|20[0-4])\d$/.test(text)],
  ...vehicleAttributes
    .filter((attribute) => attribute.kind === 'choice')
    .map(
      (attribute) =>
        [
          attribute.key,
          (text: string) =>
            channels.some(
              (channel) =>
                optionsFor(attribute, channel).length > 0 &&
                parseFeedValue(attribute, text, channel).value !== null,
            ),
        ] as const,
    ),
];

function findByCells(cells: readonly string[], isFree: (key: string) => boolean): string | undefined {
  if (cells.length < fewestCells) return undefined;
  const isMostly = (isOfKind: (text: string) => boolean) =>
    cells.filter(isOfKind).length >= cells.length * shareOfKind;
  return kinds.find(([key, isOfKind]) => isFree(key) && isMostly(isOfKind))?.[0];
}

/** Refuses a feed that offers nothing to suggest from. */
export function requireSample(sample: readonly FeedRecord[], name: string): readonly FeedRecord[] {
  if (columnsOfSample(sample).length > 0) return sample;
  throw new FeedError('empty', `${name} contains no rows to suggest a map from.`);
}
