import { consentPurposes, type ScriptState } from '@forecourt/site';
import { describe, expect, it } from 'vitest';
import type { ConsentState } from '../../../visitor/consent/consent-state.ts';
import type { ThirdPartyScriptUrls } from '../../../visitor/third-party-scripts/third-party-scripts.ts';
import { buildPreferencesView } from './build-preferences-view.ts';

const noUrls = { ad: null, audience: null, tagManager: null };
const adUrl = { ...noUrls, ad: 'https://ads.example:8443/a.js?x=1' };
const nothingLoaded = { isLoaded: false, states: {} };

const answered = (allowed: readonly (typeof consentPurposes)[number][]): ConsentState => ({
  status: 'answered',
  allowed,
  answeredAt: '2026-06-30T23:30:00.000Z',
});

describe('buildPreferencesView', () => {
  it('shows all seven purposes in words', () => {
    const { purposes } = buildPreferencesView({ status: 'unknown' }, noUrls, nothingLoaded);
    expect(purposes.map(({ purpose }) => purpose)).toEqual(consentPurposes);
    expect(purposes.every(({ title, text }) => title && text.endsWith('.'))).toBe(true);
  });

  it('disables the choices until the earlier answer has been read', () => {
    expect(buildPreferencesView({ status: 'unknown' }, adUrl, nothingLoaded).isKnown).toBe(false);
    expect(buildPreferencesView({ status: 'unanswered' }, adUrl, nothingLoaded).isKnown).toBe(true);
  });

  it('shows the earlier answer', () => {
    const status = (consent: ConsentState) => buildPreferencesView(consent, adUrl, nothingLoaded).status;
    expect(status({ status: 'unanswered' })).toBe('You haven’t chosen yet.');
    expect(status(answered(consentPurposes))).toBe('You allow all seven purposes.');
    expect(status(answered(['cookies']))).toBe('You allow 1 of the seven purposes.');
    expect(status(answered([]))).toBe('You allow none of the seven purposes.');
  });

  it('shows the day it was given, by Irish time', () => {
    expect(buildPreferencesView(answered([]), adUrl, nothingLoaded).keeping).toContain('from 1 July 2026');
  });

  it('shows the effect of the answer', () => {
    const effect = (consent: ConsentState, urls: ThirdPartyScriptUrls = adUrl) =>
      buildPreferencesView(consent, urls, nothingLoaded).effect;
    expect(effect(answered(consentPurposes))).toBe('Partners’ scripts may load.');
    expect(effect(answered(consentPurposes.slice(1)))).toBe('Partners’ scripts don’t load.');
    expect(effect(answered(consentPurposes), noUrls)).toContain('no partners at present');
  });

  it('names every script with its host and its state', () => {
    const line = (state?: ScriptState) =>
      buildPreferencesView(answered([]), adUrl, { isLoaded: true, states: state ? { ad: state } : {} })
        .scripts[0];
    expect(line()).toEqual({ name: 'Advertising', host: 'ads.example:8443', state: 'Not loaded' });
    expect(line({ status: 'loaded' })?.state).toBe('Loaded');
    expect(line({ status: 'error', message: null })?.state).toBe('Could not be loaded');
    expect(line({ status: 'error', message: 'Unable to load script relating to: advertising' })?.state).toBe(
      'Unable to load script relating to: advertising',
    );
  });
});
