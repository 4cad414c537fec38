import { type ConsentPurpose, hasConsent } from '@forecourt/site';
import { createSharedValue } from '../third-party-scripts/shared-value.ts';

export type ConsentState =
  /** Not read yet: the server never reads it, so that pages can be cached for everyone. */
  | { status: 'unknown' }
  | { status: 'unanswered' }
  | { status: 'answered'; allowed: readonly ConsentPurpose[]; answeredAt: string };

export const consentState = createSharedValue<ConsentState>({ status: 'unknown' });

export function isConsentGiven(consent: ConsentState): boolean {
  return consent.status === 'answered' && hasConsent(consent.allowed);
}

export function isConsentRefused(consent: ConsentState): boolean {
  return consent.status === 'answered' && !hasConsent(consent.allowed);
}
