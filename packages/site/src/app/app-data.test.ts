import { describe, expect, it } from 'vitest';
import { canUseNewAdvertPage, environmentNames, hasBetaFeature } from './app-data.ts';
import { buildAppData } from './build-app-data.ts';

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

describe('buildAppData', () => {
  it('names the environment for the site and for Tealium', () => {
    const names = environmentNames.map((environmentName) => {
      const app = buildAppData({ environmentName, betaFeatures: [] }, false);
      return [app.environmentName, app.tealiumEnvironmentName];
    });
    expect(names).toEqual([
      ['local', 'dev'],
      ['preprod', 'qa'],
      ['prod', 'prod'],
    ]);
  });
});
