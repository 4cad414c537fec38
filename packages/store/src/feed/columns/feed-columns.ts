import {
  buildColumnReader,
  type ColumnMeaning,
  type ColumnReader,
  foldColumn,
  type MatchedColumns,
  matchColumns,
} from '@forecourt/domain';
import { feedColumnLookup, feedDefinitions } from './feed-column-lookup.ts';
import type { FeedMap } from './feed-map.ts';
import { findPictureColumns } from './picture-columns.ts';

/** Far more than any feed has. */
export const maxColumns = 1000;

export interface FeedColumns {
  /** Reads both the advert's and the vehicle's fields of a row. */
  reader: ColumnReader;
  /** `picture 1`, `picture 2` …: each holds one. */
  pictures: readonly string[];
  understood: readonly UnderstoodColumn[];
  /** Columns that we do not know: a typing error, or something we do not store. */
  unknown: readonly string[];
  /** Columns that mean the same; the first one counts: `reference before id`. */
  rivals: readonly string[];
  /** Names without which every row would be rejected. */
  missing: readonly string[];
}

export interface UnderstoodColumn {
  column: string;
  /** What it is read as: `Electric range`. */
  label: string;
}

const definitionOf = new Map(feedDefinitions.map((definition) => [definition.key, definition]));

/** Resolves the columns of a feed once. */
export function readFeedColumns(columns: readonly string[], map?: FeedMap): FeedColumns {
  const pictures = findPictureColumns(columns.filter((column) => !map?.meaningOf(column)));
  const named = map ? withMap(columns, map) : feedColumnLookup;
  const matched = matchColumns(columns, named);
  const keyOf = new Map([...matched].flatMap(([key, found]) => found.map(({ column }) => [column, key])));
  const labelOf = (key: string) => definitionOf.get(key)?.label ?? key;
  const isKnown = (column: string) =>
    keyOf.has(column) || pictures.includes(column) || map?.isIgnored(column);
  return {
    reader: map ? map.wrap(buildColumnReader(matched)) : buildColumnReader(matched),
    pictures,
    understood: columns.flatMap((column) => {
      const key = keyOf.get(column) ?? (pictures.includes(column) ? 'pictures' : undefined);
      return key === undefined ? [] : [{ column, label: labelOf(key) }];
    }),
    unknown: columns.filter((column) => !isKnown(column)),
    rivals: findRivals(matched),
    missing: feedDefinitions
      .filter(
        ({ key, required }) =>
          required === true && key !== 'condition' && !matched.has(key) && !map?.holds(key),
      )
      .map(({ key }) => key),
  };
}

/** A column that the map names takes precedence over any other column with that meaning. */
function withMap(columns: readonly string[], map: FeedMap): ReadonlyMap<string, ColumnMeaning> {
  const lookup = new Map(feedColumnLookup);
  for (const column of columns) {
    const meaning = map.meaningOf(column);
    if (meaning) lookup.set(foldColumn(column), { ...meaning, rank: -1 });
    else if (map.isIgnored(column)) lookup.delete(foldColumn(column));
  }
  return lookup;
}

function findRivals(matched: MatchedColumns): string[] {
  return feedDefinitions.flatMap(({ key }) => {
    const found = matched.get(key) ?? [];
    return found.length > 1 ? [found.map(({ column }) => column).join(' before ')] : [];
  });
}

const mostShapes = 200;

/**
 * The columns of rows, resolved once per shape. All rows of CSV share a header; rows of JSON have none but
 * come in few shapes, which are kept in a bounded cache.
 */
export function createColumnsOfRow(map?: FeedMap) {
  const columnsOfShape = new Map<string, FeedColumns>();
  const columnsOfHeader = new WeakMap<readonly string[], FeedColumns>();
  return (row: Readonly<Record<string, unknown>>, header?: readonly string[]): FeedColumns => {
    const known = header && columnsOfHeader.get(header);
    if (known) return known;
    const names = header ?? Object.keys(row);
    const shape = names.join('\n');
    let columns = columnsOfShape.get(shape);
    if (!columns) {
      if (columnsOfShape.size >= mostShapes) columnsOfShape.clear();
      columns = readFeedColumns(names, map);
      columnsOfShape.set(shape, columns);
    }
    if (header) columnsOfHeader.set(header, columns);
    return columns;
  };
}
