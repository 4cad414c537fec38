import {
  type Channel,
  excludingParam,
  filterParams,
  type NameOfSlug,
  type SearchProblem,
  searchableAttributesOf,
  titleCase,
} from '@forecourt/domain';
import { guessTown } from '@forecourt/search';

const otherNames: Readonly<Record<string, string>> = {
  near: 'place',
  radius: 'distance',
  sort: 'order',
  page: 'page',
  size: 'number of adverts',
  notWords: 'word',
};

const longestValue = 40;

/** An unusable part of an address, in words that name no parameter: `We left out the year “abc”.` */
export function describeProblem(
  problem: SearchProblem,
  channel: Channel,
  nameOfSlug: NameOfSlug = () => undefined,
): string {
  const { kind, param, value } = problem;
  const name = nameOf(param, channel);
  if (kind === 'reversed') return `We swapped the ends of the ${name} range: “from” was above “to”.`;
  if (kind === 'contradiction')
    return `We kept the ${name} “${spell(param, value, nameOfSlug)}”, which you both chose and left out.`;
  if (kind === 'repeated')
    return `There were several values for ${name}. We used the last, “${shorten(value)}”.`;
  return [describeLeftOut(name, value), ...adviceOn(problem)].join(' ');
}

/** The market's spelling of a make or a model, which an address names by its slug. */
function spell(param: string, value: string, nameOfSlug: NameOfSlug): string {
  if (param === 'notMake') return nameOfSlug('make', value) ?? titleCase(value);
  return param === 'notModel' ? (nameOfSlug('model', value) ?? titleCase(value)) : value;
}

function adviceOn({ param, value, reason }: SearchProblem): string[] {
  if (reason.includes('needs near')) return ['Add a place to measure from.'];
  const town = param === 'near' ? guessTown(value) : undefined;
  return town ? [`Did you mean ${town.label}?`] : [];
}

export function describeLeftOut(name: string, value: string): string {
  return `We left out the ${name} “${shorten(value)}”.`;
}

function shorten(value: string): string {
  const text = value.trim();
  return text.length > longestValue ? `${text.slice(0, longestValue).toWellFormed()}…` : text;
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
