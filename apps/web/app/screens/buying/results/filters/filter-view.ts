import type { ComboboxOption, FacetOption, FilterContract, SelectOption } from '@forecourt/ui';

import type { GroupKey } from './groups/filter-groups.ts';

interface FilterWords extends Omit<FilterContract, 'onReset'> {
  /** The group that it is in; null for what everyone sees. */
  group: GroupKey | null;
  /** The attribute's key, or `near`. */
  attribute: string;
}

/** One of a list of checkboxes; several may be ticked. */
export interface ListFilterView extends FilterWords {
  kind: 'list';
  name: string;
  options: FacetOption[];
}

/** Makes are many and found by typing; the models of chosen ones follow below. */
export interface MakeFilterView extends FilterWords {
  kind: 'make';
  chosen: string[];
  options: ComboboxOption[];
  models: { make: string; label: string; options: FacetOption[] }[];
}

export interface RangeFilterView extends FilterWords {
  kind: 'range';
  fromName: string;
  toName: string;
  from: string;
  to: string;
  stops: SelectOption[];
  /** Labels for `from` and `to` where they are not stops. */
  endLabels: Record<string, string>;
  histogram: number[];
}

/** One of a few: a maximum tax, a minimum number of NCT months, yes or no. */
export interface SelectFilterView extends FilterWords {
  kind: 'select';
  name: string;
  value: string;
  options: SelectOption[];
}

export interface NearFilterView extends FilterWords {
  kind: 'near';
  near: string;
  radius: string;
  radiusOptions: SelectOption[];
}

/** What to leave out. */
export interface OutFilterView extends FilterWords {
  kind: 'out';
  makes: SelectOption[];
  /** Of the chosen makes; null if none is chosen, when a model is typed. */
  models: SelectOption[] | null;
  /** The models that are left out already. */
  modelsOut: string;
  words: string;
}

export type FilterView =
  | ListFilterView
  | MakeFilterView
  | RangeFilterView
  | SelectFilterView
  | NearFilterView
  | OutFilterView;
