import { parseJson } from '../text/parse-json.ts';
import type { AttributeDefinition } from '../vehicle/attribute.ts';
import { hasHiddenCharacters, quote, tidyName } from '../vehicle/parsing/parse-value.ts';
import { type FeedValue, leftOut, nothing } from './feed-value.ts';

type NamesAttribute = Extract<AttributeDefinition, { kind: 'names' }>;

/**
 * Parses several names: a list, or a text separated by bars, semicolons, line breaks or, if it has none of
 * those, commas. Parts that cannot be read are left out and reported once; the rest stays.
 */
export function parseFeedNames(attribute: NamesAttribute, raw: unknown): FeedValue {
  const { label, maxItems, maxLength } = attribute;
  const parts = typeof raw === 'string' ? splitNames(raw.slice(0, maxItems * maxLength * 2)) : raw;
  if (!Array.isArray(parts)) return leftOut(`${label} ${quote(raw)} is not a list`);
  const names = new Set<string>();
  let problem =
    typeof raw === 'string' && raw.length > maxItems * maxLength * 2 ? `${label} is too long` : null;
  for (const part of parts) {
    if (names.size >= maxItems) {
      problem ??= `${label} holds more than ${maxItems} names`;
      break;
    }
    const name = readName(part, maxLength);
    if (typeof name === 'object') problem ??= `${label} ${name.why}`;
    else if (name !== '') names.add(name);
  }
  if (names.size === 0 && problem === null) return nothing;
  return { value: names.size > 0 ? [...names] : null, problem };
}

/** The name, or what is wrong with it as the end of a sentence. */
function readName(part: unknown, maxLength: number): string | { why: string } {
  if (typeof part !== 'string') return { why: `contains ${quote(part)}, which is not a text` };
  const text = part.trim();
  if (text.length > maxLength * 2) return { why: `${quote(text)} is longer than ${maxLength} characters` };
  if (hasHiddenCharacters(text)) return { why: `${quote(text)} contains characters that cannot be shown` };
  const name = tidyName(text);
  return name.length > maxLength ? { why: `${quote(name)} is longer than ${maxLength} characters` } : name;
}

function splitNames(text: string): unknown {
  const trimmed = text.trim();
  if (trimmed.startsWith('[')) {
    const list = parseJson(trimmed);
    if (Array.isArray(list)) return list;
  }
  const parts = trimmed.split(/[;|\r\n]/);
  return parts.length > 1 ? parts : trimmed.split(',');
}
