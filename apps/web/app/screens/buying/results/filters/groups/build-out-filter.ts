import { groupDigits, nameSlug, type SearchQuery } from '@forecourt/domain';
import type { SelectOption } from '@forecourt/ui';
import type { OutFilterView } from '../filter-view.ts';
import type { Counted } from '../filter-words.ts';

/** What to leave out: another make, a model of the chosen makes, words. What is left out already has a chip. */
export function buildOutFilter(query: SearchQuery, { facets, models }: Counted): OutFilterView {
  const makes = facets.make?.kind === 'values' ? facets.make.values : [];
  const option = (name: string, count: number): SelectOption => ({
    value: nameSlug(name),
    label: `${name} (${groupDigits(count)})`,
  });
  // A chosen model leaves out every other.
  const buildModels = () => {
    if (query.filters?.model) return [];
    return query.filters?.make ? models.map(({ model, count }) => option(model, count)) : null;
  };
  return {
    kind: 'out',
    attribute: 'out',
    group: 'out',
    label: 'Leave out',
    displayValue: '',
    isApplied: false,
    appliedCount: 0,
    // Leaving out a make means nothing beside the makes that are wanted.
    makes: query.filters?.make ? [] : makes.map(({ value, count }) => option(String(value), count)),
    models: buildModels(),
    modelsOut: (query.excluded?.model ?? []).join(' '),
    words: query.notWords ?? '',
  };
}
