import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { listThirdPartyScripts } from '../third-party-scripts/third-party-scripts.ts';
import { useThirdPartyScripts } from '../third-party-scripts/use-third-party-scripts.ts';
import { applyConsent } from './apply-consent.ts';
import { preferencesCentrePath } from './consent-paths.ts';
import { startConsent } from './start-consent.ts';
import { useConsentState } from './use-consent-state.ts';
import { whenIdle } from './when-idle.ts';

/**
 * Asks for consent and applies the answer. Mounted once, in the layout. Where no third-party script is
 * configured there is nothing to ask: no banner appears, and its code is not loaded.
 */
export function useConsent(): void {
  const urls = useThirdPartyScripts();
  const consent = useConsentState();
  const { pathname } = useLocation();
  const hasReason = listThirdPartyScripts(urls).length > 0;
  // The preferences page already asks the question.
  const isAsking = hasReason && consent.status === 'unanswered' && pathname !== preferencesCentrePath;

  useEffect(() => (hasReason ? whenIdle(() => void startConsent().catch(() => {})) : undefined), [hasReason]);
  useEffect(() => applyConsent(consent, urls), [consent, urls]);
  useEffect(() => {
    if (!isAsking) return;
    void startConsent().then((library) => library.show(true));
    return () => void startConsent().then((library) => library.hide());
  }, [isAsking]);
}
