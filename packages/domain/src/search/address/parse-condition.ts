import type { Channel } from '../../channel/channel.ts';
import { nameSlug } from '../../slug/name-slug.ts';
import type { AttributeFilter } from '../../vehicle/attribute.ts';
import { parseAttribute } from '../../vehicle/parsing/parse-attribute.ts';
import { parseChoice } from '../../vehicle/parsing/parse-choice.ts';
import { quote } from '../../vehicle/parsing/parse-value.ts';
import type { SearchableAttribute } from '../advert-attributes.ts';
import type { AttributeCondition } from '../search-query.ts';
import type { SearchParameters } from './search-parameters.ts';

/** No visitor ticks more boxes than this; a hand-made address could. */
const mostValues = 50;

/** A slug may write one letter of a name as its code point, `u10ffff`. */
const longestSpelling = 8;

/** Further ahead than any test is valid. */
const mostMonthsAhead = 60;

/** No advert is older. */
const mostDays = 365;

/** The condition that the address sets on an attribute, or undefined. Errors are reported to `parameters`. */
export function parseCondition(
  attribute: SearchableAttribute,
  filter: AttributeFilter,
  parameters: SearchParameters,
  channel: Channel,
): AttributeCondition | undefined {
  const number = (param: string) => readNumber(attribute, param, parameters, channel);
  switch (filter.by) {
    case 'any-of': {
      const values = readValues(attribute, filter.param, parameters, channel);
      return values.length > 0 ? { anyOf: values } : undefined;
    }
    case 'all-of': {
      const values = readValues(attribute, filter.param, parameters, channel);
      return values.length > 0 ? { allOf: values.map(String) } : undefined;
    }
    case 'range':
      return inOrder(filter, number(filter.min), number(filter.max), parameters);
    case 'at-least':
      return range(number(filter.param), undefined);
    case 'at-most':
      return range(undefined, number(filter.param));
    case 'months-ahead': {
      const months = parameters.takeWhole(filter.param, 1, mostMonthsAhead);
      return months === undefined ? undefined : { monthsAhead: months };
    }
    case 'within-days': {
      const days = parameters.takeWhole(filter.param, 1, mostDays);
      return days === undefined ? undefined : { withinDays: days };
    }
    case 'is': {
      const parsed = parseLast(attribute, filter.param, parameters, channel);
      if (parsed === false && filter.only) {
        parameters.refuse(filter.param, 'no', '"no" cannot be asked for; leave the parameter out');
        return undefined;
      }
      return typeof parsed === 'boolean' ? { is: parsed } : undefined;
    }
  }
}

/** The values of a repeated parameter, sorted. */
export function readValues(
  attribute: SearchableAttribute,
  param: string,
  parameters: SearchParameters,
  channel: Channel,
): (string | number)[] {
  const values = new Set<string | number>();
  const asked = { ...attribute, required: true as const };
  if (asked.kind === 'name') asked.maxLength *= longestSpelling;
  for (const text of parameters.takeList(param)) {
    const parsed =
      asked.kind === 'choices' ? parseChoice(asked, text, channel) : parseAttribute(asked, text, channel);
    if (parsed.kind === 'bad') parameters.refuse(param, text, parsed.reason);
    else if (typeof parsed.value === 'number') values.add(parsed.value);
    // Makes and models have no closed list: every spelling of a name has the same slug.
    else if (typeof parsed.value === 'string')
      values.add(attribute.kind === 'name' ? nameSlug(parsed.value) : parsed.value);
  }
  values.delete('');
  return [...values].slice(0, mostValues).sort(compareValues);
}

function readNumber(
  attribute: SearchableAttribute,
  param: string,
  parameters: SearchParameters,
  channel: Channel,
): number | undefined {
  const parsed = parseLast(attribute, param, parameters, channel);
  return typeof parsed === 'number' ? parsed : undefined;
}

function parseLast(
  attribute: SearchableAttribute,
  param: string,
  parameters: SearchParameters,
  channel: Channel,
) {
  const given = parameters.takeAll(param);
  const text = given.at(-1);
  if (text === undefined) return undefined;
  const parse = (each: string) => parseAttribute({ ...attribute, required: true }, each, channel);
  const parsed = parse(text);
  if (parsed.kind !== 'ok') {
    parameters.refuse(param, text, parsed.reason);
    return undefined;
  }
  const isRepeated = given.some((each) => {
    const other = parse(each);
    return other.kind !== 'ok' || other.value !== parsed.value;
  });
  if (isRepeated) {
    parameters.refuse(param, text, `${quote(text)} is the last of several`, { kind: 'repeated' });
  }
  return parsed.value;
}

/** Swaps ends typed the wrong way round, and says so: an empty range is never meant. */
function inOrder(
  { min, max }: { min: string; max: string },
  from: number | undefined,
  to: number | undefined,
  parameters: SearchParameters,
): AttributeCondition | undefined {
  if (from === undefined || to === undefined || from <= to) return range(from, to);
  parameters.refuse(min, String(from), `${from} is above ${max}, ${to}`, { kind: 'reversed', other: max });
  return range(to, from);
}

function range(from: number | undefined, to: number | undefined): AttributeCondition | undefined {
  if (from === undefined && to === undefined) return undefined;
  return { ...(from !== undefined && { from }), ...(to !== undefined && { to }) };
}

function compareValues(a: string | number, b: string | number): number {
  return typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b), 'en');
}
