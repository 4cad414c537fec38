import type { AttributeDefinition } from '../attribute.ts';
import type { ParsedValue } from '../attribute-value.ts';
import { bad, hasHiddenCharacters, quote, tidyName } from './parse-value.ts';

type NamesAttribute = Extract<AttributeDefinition, { kind: 'names' }>;

/** Parses several names: a list, or one text separated by `;` or `|`. Duplicates count once. */
export function parseNames(attribute: NamesAttribute, raw: unknown): ParsedValue {
  const parts: unknown = typeof raw === 'string' ? raw.split(/[;|]/) : raw;
  if (!Array.isArray(parts)) return bad(`${attribute.label} ${quote(raw)} is not a list`);
  const names = new Set<string>();
  for (const part of parts) {
    if (typeof part !== 'string')
      return bad(`${attribute.label} contains ${quote(part)}, which is not a text`);
    const text = part.trim();
    if (text === '') continue;
    if (hasHiddenCharacters(text))
      return bad(`${attribute.label} ${quote(text)} contains characters that cannot be shown`);
    const name = tidyName(text);
    if (name.length > attribute.maxLength) {
      return bad(`${attribute.label} ${quote(name)} is longer than ${attribute.maxLength} characters`);
    }
    names.add(name);
  }
  if (names.size > attribute.maxItems)
    return bad(`${attribute.label} has more than ${attribute.maxItems} names`);
  return { kind: 'ok', value: names.size > 0 ? [...names] : null };
}
