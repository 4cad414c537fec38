import {
  groupDigits,
  nameSlug,
  type SearchableAttribute,
  type SearchQuery,
  withCondition,
} from '@forecourt/domain';
import type { ModelCount } from '@forecourt/search';
import type { MakeFilterView } from './filter-view.ts';
import { type FilterParts, filterWords } from './filter-words.ts';

/** The makes to choose from, and the models of each chosen one. */
export function buildMakeFilter(attribute: SearchableAttribute, parts: FilterParts): MakeFilterView {
  const { query, counted, facets, names } = parts;
  const chosen = slugsOf(query, 'make');
  const options = (facets.make ?? []).map(({ value, label, count }) => ({
    value: String(value),
    label,
    count: groupDigits(count),
  }));
  for (const slug of chosen) {
    if (!options.some(({ value }) => value === slug))
      options.push({ value: slug, label: names.nameOfSlug('make', slug) ?? slug, count: '0' });
  }
  return {
    kind: 'make',
    ...filterWords(attribute, parts),
    // A model without its make is ambiguous.
    ...(chosen.length > 0 && {
      resetHref: parts.hrefOf(withCondition(withCondition(query, 'make', undefined), 'model', undefined)),
    }),
    label: 'Make and model',
    chosen,
    options,
    models: chosen.map((make) => ({
      make,
      label: `${options.find(({ value }) => value === make)?.label ?? make} models`,
      options: modelOptions(make, counted.models, slugsOf(query, 'model')),
    })),
  };
}

/** The most common first: of fifty models, most people look for one of a few. */
function modelOptions(make: string, models: readonly ModelCount[], chosen: readonly string[]) {
  return models
    .filter(
      (each) => nameSlug(each.make) === make && (each.count > 0 || chosen.includes(nameSlug(each.model))),
    )
    .toSorted((a, b) => b.count - a.count || a.model.localeCompare(b.model, 'en'))
    .map(({ model, count }) => ({
      value: nameSlug(model),
      label: model,
      count,
      isChecked: chosen.includes(nameSlug(model)),
    }));
}

function slugsOf({ filters }: SearchQuery, key: 'make' | 'model'): string[] {
  const condition = filters?.[key];
  return condition && 'anyOf' in condition ? condition.anyOf.map(String) : [];
}
