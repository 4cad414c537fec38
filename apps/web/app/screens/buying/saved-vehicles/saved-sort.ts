export const savedSorts = {
  newest: 'Newest saved first',
  'price-asc': 'Lowest price',
  'price-desc': 'Highest price',
  'year-desc': 'Newest',
  title: 'Make and model',
} as const;

export type SavedSort = keyof typeof savedSorts;

export function parseSavedSort(text: string | null): SavedSort {
  return text !== null && Object.hasOwn(savedSorts, text) ? (text as SavedSort) : 'newest';
}
