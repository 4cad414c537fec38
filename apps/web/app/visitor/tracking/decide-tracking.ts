import type { ScriptState } from '@forecourt/site';
import { type ConsentState, isConsentGiven, isConsentRefused } from '../consent/consent-state.ts';

export interface TrackingSituation {
  hasTagManager: boolean;
  consent: ConsentState;
  /** Undefined before it is requested. */
  tagManager: ScriptState | undefined;
}

/** `hold` queues events until the visitor has answered and the tag manager is loaded; `close` discards them. */
export function decideTracking({
  hasTagManager,
  consent,
  tagManager,
}: TrackingSituation): 'hold' | 'open' | 'close' {
  if (!hasTagManager || isConsentRefused(consent) || tagManager?.status === 'error') return 'close';
  return isConsentGiven(consent) && tagManager?.status === 'loaded' ? 'open' : 'hold';
}
