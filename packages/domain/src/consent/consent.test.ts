import { describe, expect, it } from 'vitest';
import { consentPurposes, decideScriptLoad, hasConsent } from './consent.ts';

describe('hasConsent', () => {
  it('is true of all seven purposes', () => {
    expect(consentPurposes).toHaveLength(7);
    expect(hasConsent(consentPurposes)).toBe(true);
    expect(hasConsent([...consentPurposes, 'another'])).toBe(true);
  });

  it.each(consentPurposes)('is false without %s', (missing) => {
    expect(hasConsent(consentPurposes.filter((purpose) => purpose !== missing))).toBe(false);
  });

  it('is false of nothing', () => {
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
