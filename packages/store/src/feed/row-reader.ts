import { isEmail, isPhone, parseAttribute, quote } from '@forecourt/domain';
import type { FeedColumns } from './feed-columns.ts';
import { type FeedFieldKey, feedFields } from './feed-fields.ts';

const definitions = new Map(feedFields.map((field) => [field.key, field]));

/** Reads the fields of one row and gathers everything that is wrong with them. */
export interface RowReader {
  raw(key: FeedFieldKey): unknown;
  text(key: FeedFieldKey): string | null;
  number(key: FeedFieldKey): number | null;
  isYes(key: FeedFieldKey): boolean;
  names(key: FeedFieldKey): readonly string[];
  phone(key: FeedFieldKey): string | null;
  email(key: FeedFieldKey): string | null;
  /** An address of the web; `https:` only where browsers of visitors would load it. */
  url(key: FeedFieldKey): string | null;
  reject(reason: string): null;
}

export function buildRowReader(
  row: Readonly<Record<string, unknown>>,
  columns: FeedColumns,
  reasons: string[],
): RowReader {
  const raw = (key: FeedFieldKey) => columns.fields.read(row, key);
  const reject = (reason: string) => {
    reasons.push(reason);
    return null;
  };
  const value = (key: FeedFieldKey, cell = raw(key)) => {
    const definition = definitions.get(key);
    if (!definition || (cell === undefined && !('required' in definition))) return null;
    // None of these fields differs between channels.
    const parsed = parseAttribute(definition, cell, 'Car');
    return parsed.kind === 'ok' ? parsed.value : reject(parsed.reason);
  };
  const text = (key: FeedFieldKey) => {
    const found = value(key);
    return typeof found === 'string' ? found : null;
  };
  const checked = (key: FeedFieldKey, isValid: (text: string) => boolean, wanted: string) => {
    const found = text(key);
    if (found === null || isValid(found)) return found;
    return reject(`${definitions.get(key)?.label} ${quote(found)} is not ${wanted}`);
  };
  return {
    raw,
    reject,
    text,
    number: (key) => {
      const found = value(key);
      return typeof found === 'number' ? found : null;
    },
    isYes: (key) => value(key) === true,
    names: (key) => {
      const cell = raw(key);
      // A semicolon may be part of an address, so that only the bar divides.
      const found = value(key, typeof cell === 'string' ? cell.split('|') : cell);
      return Array.isArray(found) ? found : [];
    },
    phone: (key) => checked(key, isPhone, 'a phone number'),
    email: (key) => checked(key, isEmail, 'an email address'),
    url: (key) => checked(key, isWebAddress, 'an address that begins with https://'),
  };
}

export function isWebAddress(text: string): boolean {
  return /^https:\/\//i.test(text) && URL.canParse(text);
}
