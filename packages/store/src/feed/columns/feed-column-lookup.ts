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

/** Everything that a feed may hold, in the order of the tables they are read by. */
export const feedDefinitions: readonly AttributeDefinition[] = [...feedFields, ...vehicleAttributes];

const wordsOfKey: ReadonlyMap<string, ColumnWords> = new Map([
  ...Object.entries(feedFieldColumns),
  ...Object.entries(vehicleColumns),
]);

/** What feeds call a field or an attribute, beside its key and its label. */
export function columnWordsOf(key: string): ColumnWords | undefined {
  return wordsOfKey.get(key);
}

/** What a column is by its name. Fields come first where a name could be either. */
export const feedColumnLookup: ReadonlyMap<string, ColumnMeaning> = buildColumnLookup(
  feedDefinitions,
  columnWordsOf,
);
