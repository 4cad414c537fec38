import { decideScriptLoad, mustStartAfresh } from '@forecourt/site';
import {
  loadThirdPartyScripts,
  thirdPartyScriptRecord,
} from '../third-party-scripts/third-party-script-record.ts';
import {
  listThirdPartyScripts,
  type ThirdPartyScriptUrls,
} from '../third-party-scripts/third-party-scripts.ts';
import { type ConsentState, isConsentGiven } from './consent-state.ts';

/** Applies the answer: loads the third-party scripts once, or removes those that are loaded. */
export function applyConsent(consent: ConsentState, urls: ThirdPartyScriptUrls): void {
  const scripts = listThirdPartyScripts(urls);
  if (scripts.length === 0) return;
  const isGiven = isConsentGiven(consent);
  const { isLoaded } = thirdPartyScriptRecord.get();
  if (decideScriptLoad(isGiven, isLoaded) === 'load') loadThirdPartyScripts(scripts);
  if (mustStartAfresh(isGiven, isLoaded)) location.reload();
}
