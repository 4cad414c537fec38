import {
  type Channel,
  excludingParam,
  filterParams,
  type SearchProblem,
  searchableAttributesOf,
} from '@forecourt/domain';
import { guessTown } from '@forecourt/search';

const otherNames: Readonly<Record<string, string>> = {
  near: 'place',
  radius: 'distance',
  sort: 'order',
  page: 'page',
  size: 'number of adverts',
};

const longestValue = 40;

/** An unusable part of an address, in words that name no parameter: `We left out the year “abc”.` */
export function describeProblem({ kind, param, value }: SearchProblem, channel: Channel): string {
  const name = nameOf(param, channel);
  if (kind === 'reversed') return `We swapped the ends of the ${name} range: “from” was above “to”.`;
  if (kind === 'contradiction') return `We kept the ${name} “${value}”, which you both chose and left out.`;
  return [describeLeftOut(name, value), ...adviceOn(param, value)].join(' ');
}

function adviceOn(param: string, value: string): string[] {
  const isFromNowhere = param === 'sort' && value.trim().toLowerCase() === 'distance';
  if (isFromNowhere) return ['Add a place to measure from.'];
  const town = param === 'near' ? guessTown(value) : undefined;
  return town ? [`Did you mean ${town.label}?`] : [];
}

export function describeLeftOut(name: string, value: string): string {
  const text = value.trim();
  const short = text.length > longestValue ? `${text.slice(0, longestValue).toWellFormed()}…` : text;
  return `We left out the ${name} “${short}”.`;
}

function nameOf(param: string, channel: Channel): string {
  const attribute = searchableAttributesOf(channel).find(
    ({ filter }) => filter && [...filterParams(filter), excludingParam(filter)].includes(param),
  );
  if (!attribute) return otherNames[param] ?? 'value';
  const { label } = attribute;
  // NCT, CO₂ and the like keep their capitals.
  return /^.[A-Z]/.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);
}
