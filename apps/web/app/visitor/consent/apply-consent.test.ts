import { consentPurposes } from '@forecourt/site';
import { beforeEach, expect, test, vi } from 'vitest';
import { thirdPartyScriptRecord } from '../third-party-scripts/third-party-script-record.ts';
import { applyConsent } from './apply-consent.ts';
import type { ConsentState } from './consent-state.ts';

const { loadScript } = vi.hoisted(() => ({ loadScript: vi.fn(async () => ({ status: 'loaded' })) }));
vi.mock('../third-party-scripts/load-script.ts', () => ({ loadScript }));

const urls = { ad: 'https://ads.example/a.js', audience: 'https://b.example/b.js', tagManager: null };
const answeredAt = '2026-11-15T10:00:00.000Z';
const given: ConsentState = { status: 'answered', allowed: consentPurposes, answeredAt };
const refused: ConsentState = { status: 'answered', allowed: consentPurposes.slice(1), answeredAt };
const reload = vi.fn();

beforeEach(() => {
  vi.clearAllMocks();
  vi.stubGlobal('location', { reload });
  thirdPartyScriptRecord.set({ isLoaded: false, states: {} });
});

test('nothing loads before an answer', () => {
  applyConsent({ status: 'unknown' }, urls);
  applyConsent({ status: 'unanswered' }, urls);
  expect(loadScript).not.toHaveBeenCalled();
});

test('six purposes of seven load nothing', () => {
  applyConsent(refused, urls);
  expect(loadScript).not.toHaveBeenCalled();
  expect(reload).not.toHaveBeenCalled();
});

test('consent loads every configured script once, even when applied repeatedly', () => {
  applyConsent(given, urls);
  applyConsent({ ...given }, urls);
  expect(loadScript).toHaveBeenCalledTimes(2);
  expect(thirdPartyScriptRecord.get().isLoaded).toBe(true);
});

test('withdrawing consent after the scripts loaded reloads the page', () => {
  applyConsent(given, urls);
  applyConsent(refused, urls);
  expect(reload).toHaveBeenCalledOnce();
});

test('where nothing is configured, an answer changes nothing', () => {
  const nothing = { ad: null, audience: null, tagManager: null };
  applyConsent(given, nothing);
  applyConsent(refused, nothing);
  expect(loadScript).not.toHaveBeenCalled();
  expect(reload).not.toHaveBeenCalled();
});
