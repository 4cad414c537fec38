import { decideScriptLoad, mustStartAfresh } from '@forecourt/site';
import { loadOutsideScripts, outsideScriptRecord } from '../outside-scripts/outside-script-record.ts';
import { listOutsideScripts, type OutsideScriptUrls } from '../outside-scripts/outside-scripts.ts';
import { type ConsentState, isConsentGiven } from './consent-state.ts';

/** Applies the answer: loads the third-party scripts once, or removes those that are loaded. */
export function applyConsent(consent: ConsentState, urls: OutsideScriptUrls): void {
  const scripts = listOutsideScripts(urls);
  if (scripts.length === 0) return;
  const isGiven = isConsentGiven(consent);
  const { isLoaded } = outsideScriptRecord.get();
  if (decideScriptLoad(isGiven, isLoaded) === 'load') loadOutsideScripts(scripts);
  if (mustStartAfresh(isGiven, isLoaded)) location.reload();
}
