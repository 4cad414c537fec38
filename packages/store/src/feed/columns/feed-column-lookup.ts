import {
  type AttributeDefinition,
  buildColumnLookup,
  type ColumnMeaning,
  type ColumnWords,
  vehicleAttributes,
  vehicleColumns,
} from '@forecourt/domain';
import { feedFieldColumns } from './feed-field-columns.ts';
import { feedFields } from './feed-fields.ts';

/** Everything that a feed may hold, in the order of the tables that parse it. */
export const feedDefinitions: readonly AttributeDefinition[] = [...feedFields, ...vehicleAttributes];

const wordsOfKey: ReadonlyMap<string, ColumnWords> = new Map([
  ...Object.entries(feedFieldColumns),
  ...Object.entries(vehicleColumns),
]);

/** What feeds call a field or an attribute, besides its key and label. */
export function columnWordsOf(key: string): ColumnWords | undefined {
  return wordsOfKey.get(key);
}

/**
 * Finds the meaning of a column by its name. If a name could be either, fields take precedence over
 * attributes.
 */
export const feedColumnLookup: ReadonlyMap<string, ColumnMeaning> = buildColumnLookup(
  feedDefinitions,
  columnWordsOf,
);
