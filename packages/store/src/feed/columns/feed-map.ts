import { readFileSync, statSync } from 'node:fs';
import {
  type ColumnMeaning,
  type ColumnReader,
  channels,
  foldColumn,
  parseFeedValue,
  quote,
} from '@forecourt/domain';
import { z } from 'zod';
import { FeedError } from '../reading/feed-error.ts';
import { feedColumnLookup, feedDefinitions } from './feed-column-lookup.ts';

/** The content of a mapping file: our names and values for a feed's own. */
const schema = z.strictObject({
  /** Maps a feed's column to ours, or to `-` to ignore it. */
  columns: z.record(z.string(), z.string()).optional(),
  /** By our column name: maps the feed's values to ours; an empty text means no value. */
  values: z.record(z.string(), z.record(z.string(), z.string())).optional(),
  /** The default for rows that do not state it. */
  constants: z.record(z.string(), z.string()).optional(),
});

export type FeedMapFile = z.infer<typeof schema>;

/** How one feed's names and values become ours. */
export interface FeedMap {
  meaningOf(column: string): Pick<ColumnMeaning, 'key' | 'unit'> | undefined;
  isIgnored(column: string): boolean;
  /** Whether the map sets it for every row. */
  holds(key: string): boolean;
  wrap(reader: ColumnReader): ColumnReader;
}

const ignored = '-';
const maxBytes = 1024 * 1024;
const definitionOf = new Map(feedDefinitions.map((definition) => [definition.key, definition]));

/** The map in a file, or one sentence that says what is wrong with it. */
export function readFeedMap(path: string): FeedMap {
  const name = `The map ${path}`;
  let file: unknown;
  try {
    if (statSync(path).size > maxBytes) throw new FeedError('map', `${name} is larger than 1 MB.`);
    file = JSON.parse(readFileSync(path, 'utf8').replace(/^\ufeff/, ''));
  } catch (error) {
    if (error instanceof FeedError) throw error;
    const why = error instanceof SyntaxError ? 'is not valid JSON' : 'cannot be read';
    throw new FeedError('map', `${name} ${why}.`, error);
  }
  return buildFeedMap(file, name);
}

export function buildFeedMap(file: unknown, name = 'The map'): FeedMap {
  const parsed = schema.safeParse(file);
  const refuse = (why: string) => new FeedError('map', `${name} cannot be used: ${why}.`);
  if (!parsed.success) throw refuse(describeIssue(parsed.error.issues[0]));
  const { columns = {}, values = {}, constants = {} } = parsed.data;
  const meaningOf = (target: string): ColumnMeaning => {
    const meaning = feedColumnLookup.get(foldColumn(target));
    if (!meaning) throw refuse(`${quote(target)} is not one of our columns`);
    return meaning;
  };
  const meanings = new Map(
    Object.entries(columns)
      .filter(([, target]) => target !== ignored)
      .map(([column, target]) => [foldColumn(column), meaningOf(target)]),
  );
  const ignoredColumns = new Set(
    Object.keys(columns)
      .filter((column) => columns[column] === ignored)
      .map(foldColumn),
  );
  const valuesOf = new Map(
    Object.entries(values).map(([target, table]) => {
      const { key } = meaningOf(target);
      for (const ours of Object.values(table)) refuseUnreadable(key, ours, refuse);
      return [key, new Map(Object.entries(table).map(([theirs, ours]) => [foldValue(theirs), ours]))];
    }),
  );
  const constantOf = new Map(
    Object.entries(constants).map(([target, value]) => [meaningOf(target).key, value]),
  );
  for (const [key, value] of constantOf) refuseUnreadable(key, value, refuse);
  return {
    meaningOf: (column) => meanings.get(foldColumn(column)),
    isIgnored: (column) => ignoredColumns.has(foldColumn(column)),
    holds: (key) => constantOf.has(key),
    wrap: (reader) => ({
      has: (key) => constantOf.has(key) || reader.has(key),
      read(row, key) {
        const stated = reader.read(row, key);
        const ours =
          typeof stated === 'object' ? undefined : valuesOf.get(key)?.get(foldValue(String(stated)));
        return ours ?? stated ?? constantOf.get(key);
      },
    }),
  };
}

function foldValue(text: string): string {
  return text.slice(0, 200).trim().toLowerCase();
}

/** A mistake in the map would otherwise be a warning on every row. */
function refuseUnreadable(key: string, value: string, refuse: (why: string) => FeedError): void {
  const definition = definitionOf.get(key);
  if (!definition || value === '') return;
  const read = channels.map((channel) => parseFeedValue(definition, value, channel));
  const problem = read.find((one) => one.problem === null) ? null : read[0]?.problem;
  if (problem) throw refuse(problem);
}

function describeIssue(issue: { path: PropertyKey[]; message: string } | undefined): string {
  const place = issue?.path.map(String).join(' → ');
  const wanted = 'it must be an object with "columns", "values" and "constants", each with texts';
  return place ? `${place}: ${issue?.message}; ${wanted}` : wanted;
}
