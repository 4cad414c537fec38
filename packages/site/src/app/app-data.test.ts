import { describe, expect, it } from 'vitest';
import { canUseNewAdvertPage, hasBetaFeature } from './app-data.ts';

describe('canUseNewAdvertPage', () => {
  it('needs the feature and a device that is not mobile', () => {
    expect(canUseNewAdvertPage({ betaFeatures: ['new-fpa'], isMobile: false })).toBe(true);
    expect(canUseNewAdvertPage({ betaFeatures: ['new-fpa'], isMobile: true })).toBe(false);
    expect(canUseNewAdvertPage({ betaFeatures: [], isMobile: false })).toBe(false);
  });
});

describe('hasBetaFeature', () => {
  it('knows features by name', () => {
    expect(hasBetaFeature({ betaFeatures: ['other', 'brand-new-car'] }, 'brand-new-car')).toBe(true);
    expect(hasBetaFeature({ betaFeatures: ['other'] }, 'brand-new-car')).toBe(false);
  });
});
