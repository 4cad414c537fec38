import { consentPurposes } from '@forecourt/site';
import type { CookieValue, Translation } from 'vanilla-cookieconsent';
import { expect, test, vi } from 'vitest';
import { buildConsentConfig } from './build-consent-config.ts';

const config = buildConsentConfig(() => {});
const words = config.language.translations.en as Translation;
const cookie = {} as CookieValue;

test('all seven purposes can be chosen, and none is preselected', () => {
  expect(Object.keys(config.categories)).toEqual(consentPurposes);
  for (const category of Object.values(config.categories)) {
    expect(category.enabled).toBeUndefined();
    expect(category.readOnly).toBeUndefined();
  }
});

test('each purpose is explained where it is chosen', () => {
  const explained = words.preferencesModal.sections.filter(({ linkedCategory }) => linkedCategory);
  expect(explained.map(({ linkedCategory }) => linkedCategory)).toEqual(consentPurposes);
  expect(explained.every(({ title, description }) => title && description)).toBe(true);
});

test('accept, reject and choose are offered side by side', () => {
  expect(words.consentModal).toMatchObject({
    acceptAllBtn: 'Accept all',
    acceptNecessaryBtn: 'Reject all',
    showPreferencesBtn: 'Choose',
  });
  expect(config.guiOptions?.consentModal?.equalWeightButtons).toBe(true);
});

test('the answer is read when it is given and whenever it changes', () => {
  const look = vi.fn();
  const { onFirstConsent, onChange } = buildConsentConfig(look);
  onFirstConsent?.({ cookie });
  onChange?.({ cookie, changedCategories: [], changedServices: {} });
  expect(look.mock.calls).toEqual([['agree'], ['change']]);
});
