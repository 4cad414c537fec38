import type { Channel } from '../channel/channel.ts';
import type { AttributeDefinition } from './attribute.ts';
import type { ParsedValue } from './attribute-value.ts';
import { parseChoice } from './parse-choice.ts';
import { parseDay } from './parse-day.ts';
import { parseNames } from './parse-names.ts';
import { parseNumber } from './parse-number.ts';
import { bad, hasHiddenCharacters, quote, tidyName } from './parse-value.ts';

const nothing: ParsedValue = Object.freeze({ kind: 'ok', value: null });
const yes: ParsedValue = Object.freeze({ kind: 'ok', value: true });
const no: ParsedValue = Object.freeze({ kind: 'ok', value: false });

/**
 * Reads one untrusted value (a feed's cell, a form's field, a JSON property) as the attribute wants it. Empty is null,
 * or a reason where the attribute is required.
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
  }
}

function isEmpty(raw: unknown): boolean {
  if (raw === undefined || raw === null) return true;
  return typeof raw === 'string' ? raw.trim() === '' : Array.isArray(raw) && raw.length === 0;
}

function parseName(attribute: Extract<AttributeDefinition, { kind: 'name' }>, raw: unknown): ParsedValue {
  // A feed that knows the model 208 as a number means the name.
  if (typeof raw !== 'string' && typeof raw !== 'number')
    return bad(`${attribute.label} ${quote(raw)} is not a text`);
  const text = String(raw).trim();
  if (hasHiddenCharacters(text))
    return bad(`${attribute.label} ${quote(raw)} holds characters that cannot be shown`);
  const value = tidyName(text);
  if (value.length > attribute.maxLength) {
    return bad(`${attribute.label} ${quote(raw)} is longer than ${attribute.maxLength} characters`);
  }
  return { kind: 'ok', value };
}

const yesNoWords = new Map<unknown, ParsedValue>();
for (const word of [true, 1, 'yes', 'y', 'true', 't', '1', 'on']) yesNoWords.set(word, yes);
for (const word of [false, 0, 'no', 'n', 'false', 'f', '0', 'off']) yesNoWords.set(word, no);

function readYesNo(raw: unknown): ParsedValue | undefined {
  return yesNoWords.get(typeof raw === 'string' ? raw.trim().toLowerCase() : raw);
}

function parseYesNo(attribute: AttributeDefinition, raw: unknown): ParsedValue {
  return readYesNo(raw) ?? bad(`${attribute.label} ${quote(raw)} is neither yes nor no`);
}

/** Whether a feed's cell is one of the ways to say yes. */
export function isYes(raw: unknown): boolean {
  return readYesNo(raw) === yes;
}

function parseDayValue(attribute: AttributeDefinition, raw: unknown): ParsedValue {
  const value = typeof raw === 'string' ? parseDay(raw.trim()) : null;
  if (value === null)
    return bad(`${attribute.label} ${quote(raw)} is not a day such as 2026-11-15 or 15/11/2026`);
  return { kind: 'ok', value };
}
