import { useSyncExternalStore } from 'react';
import { type ConsentState, consentState } from './consent-state.ts';

export function useConsentState(): ConsentState {
  return useSyncExternalStore(consentState.subscribe, consentState.get, consentState.get);
}
