import { nameOfModel } from '@forecourt/domain';
import type { Match, Rule, Sentence } from '../grammar/rule.ts';
import type { Name } from '../names/build-names.ts';
import { findName } from '../names/find-name.ts';

/** Makes and models as the market has them. A model brings its make along. */
export const nameRule: Rule = (sentence, at) => {
  const found = findName(sentence.names, sentence.words, at);
  return found && nameMatch(sentence, found.names, found.end);
};

export function nameMatch({ makesSaid }: Sentence, names: readonly Name[], end: number): Match | undefined {
  const said = names.filter(({ make }) => makesSaid.has(make.slug));
  const meant = said.length > 0 ? said : names;
  const [first] = meant;
  if (!first) return undefined;
  if (!first.model)
    return { end, key: 'make', label: first.make.name, filters: { make: { anyOf: [first.make.slug] } } };
  const { make, model } = first;
  // Two makes share the name and neither is given: show both.
  const isOneMake = meant.every((name) => name.make === make);
  return {
    end,
    key: 'model',
    label: isOneMake && !makesSaid.has(make.slug) ? nameOfModel(make.name, model.name) : model.name,
    filters: { ...(isOneMake && { make: { anyOf: [make.slug] } }), model: { anyOf: [model.slug] } },
  };
}
