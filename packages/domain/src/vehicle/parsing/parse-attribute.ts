import type { Channel } from '../../channel/channel.ts';
import type { AttributeDefinition } from '../attribute.ts';
import type { ParsedValue } from '../attribute-value.ts';
import { parseChoice } from './parse-choice.ts';
import { parseDay } from './parse-day.ts';
import { parseNames } from './parse-names.ts';
import { parseNumber } from './parse-number.ts';
import { bad, hasHiddenCharacters, quote, tidyName } from './parse-value.ts';
import { readYesNo } from './parse-yes-no.ts';

const nothing: ParsedValue = Object.freeze({ kind: 'ok', value: null });

/**
 * Parses one untrusted value (a feed's cell, a form's field, a JSON property) for the attribute. Empty is
 * null, or a reason if the attribute is required.
 */
export function parseAttribute(attribute: AttributeDefinition, raw: unknown, channel: Channel): ParsedValue {
  if (isEmpty(raw)) return attribute.required ? bad(`${attribute.label} is missing`) : nothing;
  switch (attribute.kind) {
    case 'choice':
      return parseChoice(attribute, raw, channel);
    case 'number':
      return parseNumber(attribute, raw);
    case 'name':
      return parseName(attribute, raw);
    case 'yes-no':
      return parseYesNo(attribute, raw);
    case 'day':
      return parseDayValue(attribute, raw);
    case 'names':
      return parseNames(attribute, raw);
    case 'choices':
      return bad(`${attribute.label} is derived and cannot be stated`);
  }
}

function isEmpty(raw: unknown): boolean {
  if (raw === undefined || raw === null) return true;
  return typeof raw === 'string' ? raw.trim() === '' : Array.isArray(raw) && raw.length === 0;
}

function parseName(attribute: Extract<AttributeDefinition, { kind: 'name' }>, raw: unknown): ParsedValue {
  // A feed that has the model 208 as a number means the name.
  if (typeof raw !== 'string' && typeof raw !== 'number')
    return bad(`${attribute.label} ${quote(raw)} is not a text`);
  const text = String(raw).trim();
  if (hasHiddenCharacters(text))
    return bad(`${attribute.label} ${quote(raw)} contains characters that cannot be shown`);
  const value = tidyName(text);
  if (value.length > attribute.maxLength) {
    return bad(`${attribute.label} ${quote(raw)} is longer than ${attribute.maxLength} characters`);
  }
  return { kind: 'ok', value };
}

function parseYesNo(attribute: AttributeDefinition, raw: unknown): ParsedValue {
  const value = readYesNo(raw);
  return value === undefined
    ? bad(`${attribute.label} ${quote(raw)} is neither yes nor no`)
    : { kind: 'ok', value };
}

function parseDayValue(attribute: AttributeDefinition, raw: unknown): ParsedValue {
  const value = typeof raw === 'string' ? parseDay(raw.trim()) : null;
  if (value === null)
    return bad(`${attribute.label} ${quote(raw)} is not a day such as 2026-11-15 or 15/11/2026`);
  return { kind: 'ok', value };
}
