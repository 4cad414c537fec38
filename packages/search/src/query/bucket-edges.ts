import type { SearchableAttribute } from '@forecourt/domain';

/** Sliders need finer steps than a list of buckets. An attribute not listed here has one bar per bucket. */
const sliderSteps: Readonly<Record<string, { from: number; to: number; step: number }>> = {
  year: { from: 1990, to: 2030, step: 1 },
  mileage: { from: 0, to: 300_000, step: 10_000 },
};

/** Where an attribute's buckets begin, and where its slider's finer bars do; every bucket begins at a bar. */
export interface BucketEdges {
  buckets: readonly number[];
  bars: readonly number[];
}

/** Null for an attribute that is not counted in buckets. */
export function bucketEdgesOf(attribute: SearchableAttribute): BucketEdges | null {
  if (typeof attribute.facet !== 'object' || !('from' in attribute.facet)) return null;
  const bars = new Set(attribute.facet.from);
  const slider = sliderSteps[attribute.key];
  if (slider) for (let edge = slider.from; edge <= slider.to; edge += slider.step) bars.add(edge);
  return { buckets: attribute.facet.from, bars: [...bars].sort((a, b) => a - b) };
}
