import { describe, expect, it } from 'vitest';
import { buildBreadcrumbs, canShowBreadcrumbs } from './breadcrumbs.ts';

describe('breadcrumbs', () => {
  it('show only with at least one item', () => {
    expect(canShowBreadcrumbs([])).toBe(false);
    expect(canShowBreadcrumbs(buildBreadcrumbs([{ text: 'Home', url: '/' }]))).toBe(true);
  });

  it('end in a label', () => {
    const trail = buildBreadcrumbs([
      { text: 'Home', url: '/' },
      { text: 'Used cars', url: '/used-cars' },
    ]);
    expect(trail.map(({ type }) => type)).toEqual(['link', 'label']);
  });
});
