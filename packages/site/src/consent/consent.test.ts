import { describe, expect, it } from 'vitest';
import { consentMoments, consentPurposes, decideScriptLoad, hasConsent, mustStartAfresh } from './consent.ts';

describe('the purposes', () => {
  it('have the names under which earlier answers are stored', () => {
    expect(consentPurposes).toEqual([
      'social_media',
      'functioneel',
      'device_characteristics',
      'cookies',
      'select_personalized_ads',
      'select_personalized_content',
      'measure_ad_performance',
    ]);
  });
});

describe('the choice', () => {
  it('is read when it is ready, agreed to or changed', () => {
    expect(consentMoments).toEqual(['ready', 'agree', 'change']);
  });
});

describe('hasConsent', () => {
  it('is true for all purposes, or more', () => {
    expect(hasConsent(consentPurposes)).toBe(true);
    expect(hasConsent([...consentPurposes, 'another'])).toBe(true);
  });

  it.each(consentPurposes)('is false without %s', (missing) => {
    expect(hasConsent(consentPurposes.filter((purpose) => purpose !== missing))).toBe(false);
  });

  it('is false for nothing', () => {
    expect(hasConsent([])).toBe(false);
  });
});

describe('decideScriptLoad', () => {
  it('loads once, and only with consent', () => {
    expect(decideScriptLoad(true, false)).toBe('load');
    expect(decideScriptLoad(true, true)).toBe('wait');
    expect(decideScriptLoad(false, false)).toBe('wait');
  });
});

describe('mustStartAfresh', () => {
  it('is true only if consent is withdrawn after the scripts loaded', () => {
    expect(mustStartAfresh(false, true)).toBe(true);
    expect(mustStartAfresh(false, false)).toBe(false);
    expect(mustStartAfresh(true, true)).toBe(false);
  });
});
