import { capitaliseFirst, dublinDay, formatDay } from '@forecourt/domain';
import { type ConsentPurpose, consentPurposes, type ScriptState } from '@forecourt/site';
import { type ConsentState, isConsentGiven } from '../../../visitor/consent/consent-state.ts';
import { purposeWords } from '../../../visitor/consent/consent-words.ts';
import type { ThirdPartyScriptRecord } from '../../../visitor/third-party-scripts/third-party-script-record.ts';
import {
  listThirdPartyScripts,
  type ThirdPartyScriptUrls,
} from '../../../visitor/third-party-scripts/third-party-scripts.ts';

export interface PurposeChoice {
  purpose: ConsentPurpose;
  title: string;
  text: string;
  isAllowed: boolean;
}

/** One third-party script: its host and its state. */
export interface ScriptLine {
  name: string;
  host: string;
  state: string;
}

export interface PreferencesView {
  /** False until the earlier answer has been read; nothing can be chosen before. */
  isKnown: boolean;
  status: string;
  /** What the answer causes. */
  effect: string;
  /** Since when it is stored, and for how long. */
  keeping: string;
  purposes: readonly PurposeChoice[];
  scripts: readonly ScriptLine[];
}

export function buildPreferencesView(
  consent: ConsentState,
  urls: ThirdPartyScriptUrls,
  record: ThirdPartyScriptRecord,
): PreferencesView {
  const allowed = consent.status === 'answered' ? consent.allowed : [];
  const scripts = listThirdPartyScripts(urls);
  return {
    isKnown: consent.status !== 'unknown',
    status: describeAnswer(consent),
    effect: describeEffect(isConsentGiven(consent), scripts.length > 0),
    keeping: describeKeeping(consent),
    purposes: consentPurposes.map((purpose) => ({
      purpose,
      ...purposeWords[purpose],
      isAllowed: allowed.includes(purpose),
    })),
    scripts: scripts.map(({ key, name, url }) => ({
      name: capitaliseFirst(name),
      host: new URL(url).host,
      state: describeScript(record.states[key]),
    })),
  };
}

function describeAnswer(consent: ConsentState): string {
  if (consent.status === 'unknown') return 'Your choice is stored in this browser.';
  if (consent.status === 'unanswered') return 'You haven’t chosen yet.';
  return `You allow ${countWords(consent.allowed.length)}.`;
}

function describeKeeping(consent: ConsentState): string {
  if (consent.status !== 'answered') return 'Your choice is stored in this browser for six months.';
  const { year, month, day } = dublinDay(new Date(consent.answeredAt));
  return `Your choice from ${formatDay(`${year}-${month}-${day}`)} is stored in this browser for six months.`;
}

function countWords(allowed: number): string {
  if (allowed === 0) return 'none of the seven purposes';
  if (allowed === consentPurposes.length) return 'all seven purposes';
  return `${allowed} of the seven purposes`;
}

function describeEffect(isGiven: boolean, hasPartners: boolean): string {
  if (!hasPartners) return 'We have no partners at present, so nothing loads whatever you choose.';
  return isGiven ? 'Partners’ scripts may load.' : 'Partners’ scripts don’t load.';
}

function describeScript(state: ScriptState | undefined): string {
  if (!state) return 'Not loaded';
  if (state.status === 'error') return state.message ?? 'Could not be loaded';
  return state.status === 'loaded' ? 'Loaded' : 'Loading';
}
