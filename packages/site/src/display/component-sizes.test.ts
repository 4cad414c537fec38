import { expect, it } from 'vitest';
import { componentSizes } from './component-sizes.ts';

it('pages reserve these sizes', () => {
  expect(componentSizes).toEqual({
    articleCard: { width: 304, height: 394 },
    advertCard: { width: 304, height: 384 },
    savedCarCard: { width: 300, height: 364 },
    moduleCard: { width: 304, height: 408 },
    footer: { maxWidth: 1100 },
    header: { maxWidth: 1440 },
    mobileNavigation: { width: 320 },
    horizontalSection: { maxWidth: 1128 },
    heroImage: { height: 458 },
    displayAd: { height: 211 },
  });
});
