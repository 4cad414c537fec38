import { createStoredValue } from '../../../../visitor/browser-storage/stored-value.ts';

export type ResultsLook = 'grid' | 'list';

/** This browser's view of results. */
export const resultsLook = createStoredValue<ResultsLook>({
  key: 'resultsLook',
  parse: (stored) => (stored === 'list' ? 'list' : 'grid'),
  format: String,
});

/** Runs before the list is painted, so that it never flashes in the other view. It is sent as text. */
export const paintLookScript =
  "try{if(localStorage.getItem('resultsLook')==='list')document.documentElement.dataset.results='list'}catch{}";

export function paintLook(look: ResultsLook): void {
  if (look === 'list') document.documentElement.dataset.results = 'list';
  else delete document.documentElement.dataset.results;
}
