/** The steps of placing an advert, in their usual order. Any of them may be visited at any time. */
export const sellingSteps = [
  'vehicle',
  'condition',
  'photos',
  'price',
  'words',
  'contact',
  'preview',
] as const;

export type SellingStep = (typeof sellingSteps)[number];

export function parseSellingStep(text: string): SellingStep | null {
  return sellingSteps.find((step) => step === text) ?? null;
}

/** The step after this one; the preview is the last. */
export function nextSellingStep(step: SellingStep): SellingStep {
  return sellingSteps[sellingSteps.indexOf(step) + 1] ?? 'preview';
}
