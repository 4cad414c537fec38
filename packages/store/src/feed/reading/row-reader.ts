import { isEmail, isPhone, parseFeedValue, quote, tidyPhone } from '@forecourt/domain';
import type { FeedColumns } from '../columns/feed-columns.ts';
import { type FeedFieldKey, feedFields } from '../columns/feed-fields.ts';

const definitions = new Map(feedFields.map((field) => [field.key, field]));

/** What is wrong with a row: a reason rejects the row, a warning loses only its own field. */
export interface RowProblems {
  reasons: string[];
  warnings: string[];
}

/** Reads the fields of one row and collects everything that is wrong with them. */
export interface RowReader {
  raw(key: FeedFieldKey): unknown;
  text(key: FeedFieldKey): string | null;
  number(key: FeedFieldKey): number | null;
  isYes(key: FeedFieldKey): boolean;
  names(key: FeedFieldKey, cell: unknown): readonly string[];
  phone(key: FeedFieldKey): string | null;
  email(key: FeedFieldKey): string | null;
  /** A web address; `https:` only if visitors' browsers would load it. */
  url(key: FeedFieldKey): string | null;
  /** Rejects the row. */
  reject(reason: string): null;
  /** Loses the field that the warning is about. */
  warn(warning: string): null;
}

export function buildRowReader(
  row: Readonly<Record<string, unknown>>,
  columns: FeedColumns,
  { reasons, warnings }: RowProblems,
): RowReader {
  const raw = (key: FeedFieldKey) => columns.reader.read(row, key);
  const reject = (reason: string) => {
    reasons.push(reason);
    return null;
  };
  const warn = (warning: string) => {
    warnings.push(warning);
    return null;
  };
  const value = (key: FeedFieldKey, cell = raw(key)) => {
    const definition = definitions.get(key);
    if (!definition) return null;
    const isNeeded = 'required' in definition;
    if (cell === undefined && !isNeeded) return null;
    // None of these fields differs between channels.
    const { value, problem } = parseFeedValue(definition, cell, 'Car');
    if (problem !== null) (isNeeded ? reject : warn)(problem);
    else if (value === null && isNeeded) reject(`${definition.label} is missing`);
    return value;
  };
  const text = (key: FeedFieldKey) => {
    const found = value(key);
    return typeof found === 'string' ? found : null;
  };
  const checked = (key: FeedFieldKey, isValid: (text: string) => boolean, wanted: string) => {
    const found = text(key);
    if (found === null || isValid(found)) return found;
    return warn(`${definitions.get(key)?.label} ${quote(found)} is not ${wanted}`);
  };
  return {
    raw,
    reject,
    warn,
    text,
    number: (key) => {
      const found = value(key);
      return typeof found === 'number' ? found : null;
    },
    isYes: (key) => value(key) === true,
    names: (key, cell) => {
      const found = value(key, cell);
      return Array.isArray(found) ? found : [];
    },
    phone: (key) => {
      const found = checked(key, (text) => isPhone(tidyPhone(text)), 'a phone number');
      return found && tidyPhone(found);
    },
    email: (key) => checked(key, isEmail, 'an email address'),
    url: (key) => checked(key, isWebAddress, 'an address that begins with https://'),
  };
}

/** Plain addresses, as nearly all pictures have, are recognised without parsing. */
const plainAddress = /^https:\/\/(?:[a-z0-9]+\.)+[a-z]{2,}\/[\w./~-]*$/i;

export function isWebAddress(text: string): boolean {
  return plainAddress.test(text) || (/^https:\/\//i.test(text) && URL.canParse(text));
}
