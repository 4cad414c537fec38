import type { Channel } from '../channel/channel.ts';
import { formatPlate, parsePlate } from '../registration/plate.ts';
import { truncate } from '../text/truncate.ts';
import type { AttributeDefinition } from '../vehicle/attribute.ts';
import { findChoice } from '../vehicle/parsing/parse-choice.ts';
import { hasHiddenCharacters, quote, tidyName } from '../vehicle/parsing/parse-value.ts';
import { readYesNo } from '../vehicle/parsing/parse-yes-no.ts';
import { type FeedValue, leftOut, nothing, understood } from './feed-value.ts';
import { parseFeedChoice } from './parse-feed-choice.ts';
import { parseFeedDay } from './parse-feed-day.ts';
import { parseFeedNames } from './parse-feed-names.ts';
import { parseFeedNumber } from './parse-feed-number.ts';
import { isPlaceholder } from './placeholders.ts';

/**
 * Parses one cell of a feed as leniently as possible without guessing: units, dates and words as dealers
 * write them, `N/A` as nothing. Addresses, forms and REST are strict and use parseAttribute.
 */
export function parseFeedValue(attribute: AttributeDefinition, raw: unknown, channel: Channel): FeedValue {
  if (raw === undefined || raw === null || saysNothing(attribute, raw, channel)) return nothing;
  switch (attribute.kind) {
    case 'choice':
      return parseFeedChoice(attribute, raw, channel);
    case 'number':
      return parseFeedNumber(attribute, raw);
    case 'name':
      return parseFeedName(attribute, raw);
    case 'yes-no':
      return parseFeedYesNo(attribute, raw);
    case 'day':
      return parseFeedDay(attribute, raw);
    case 'names':
      return parseFeedNames(attribute, raw);
    case 'choices':
      return nothing;
  }
}

/** `None` is a valid service history, and for accidents it is a statement. */
function saysNothing(attribute: AttributeDefinition, raw: unknown, channel: Channel): boolean {
  if (typeof raw !== 'string') return false;
  if (!isPlaceholder(raw) || attribute.key === 'isAccidentDeclared') return false;
  return attribute.kind !== 'choice' || findChoice(attribute, raw, channel) === undefined;
}

/** Texts that are useful even if truncated; half a phone number is not. */
const cutWhereLong = new Set(['derivative', 'title']);

function parseFeedName(attribute: Extract<AttributeDefinition, { kind: 'name' }>, raw: unknown): FeedValue {
  const { key, label, maxLength } = attribute;
  // A feed that has the model 208 as a number means the name.
  if (typeof raw !== 'string' && typeof raw !== 'number')
    return leftOut(`${label} ${quote(raw)} is not a text`);
  const stated = String(raw).trim();
  const isFarTooLong = stated.length > maxLength * 2;
  // The cut may fall in the middle of a character.
  const shown = isFarTooLong ? stated.slice(0, maxLength * 2).toWellFormed() : stated;
  const isHidden = hasHiddenCharacters(shown);
  const text = isHidden ? shown.replace(/[\t\r\n]+/g, ' ') : shown;
  if (isHidden && hasHiddenCharacters(text))
    return leftOut(`${label} ${quote(raw)} contains characters that cannot be shown`);
  const name = tidyName(text);
  if (!isFarTooLong && name.length <= maxLength)
    return understood(key === 'registration' ? tidyPlate(name) : name);
  const problem = `${label} ${quote(raw)} is longer than ${maxLength} characters`;
  return cutWhereLong.has(key) ? { value: truncate(name, maxLength - 1), problem } : leftOut(problem);
}

/** One spelling per plate: `191D12345` is `191-D-12345`. Foreign plates stay as they are. */
function tidyPlate(text: string): string | null {
  if (/^\d{2,3}-[A-Z]{1,2}-\d{1,6}$/.test(text)) return text;
  if (/^(new|unreg|unregistered|import)$/i.test(text)) return null;
  const plate = parsePlate(text);
  return plate?.kind === 'irish' ? formatPlate(plate) : text;
}

const ticks = new Map([
  ['x', true],
  ['✓', true],
  ['✔', true],
  ['tick', true],
  ['ticked', true],
  ['checked', true],
  ['included', true],
  ['✗', false],
  ['✘', false],
  ['unticked', false],
  ['unchecked', false],
]);

/** `Cat S`, `Category D`: the classes of British insurers for what they wrote off. */
const writtenOff = /^cat(?:egory)?[ .-]*[abcdsnf]$/;

function parseFeedYesNo(attribute: AttributeDefinition, raw: unknown): FeedValue {
  const text = typeof raw === 'string' ? raw.trim().toLowerCase() : raw;
  const value = readYesNo(text) ?? (typeof text === 'string' ? readTick(attribute, text) : undefined);
  return value === undefined
    ? leftOut(`${attribute.label} ${quote(raw)} is neither yes nor no`)
    : understood(value);
}

function readTick({ key }: AttributeDefinition, text: string): boolean | undefined {
  if (key !== 'isAccidentDeclared') return ticks.get(text);
  return writtenOff.test(text) ? true : /^(?:none|clear|clean|never)$/.test(text) ? false : ticks.get(text);
}
