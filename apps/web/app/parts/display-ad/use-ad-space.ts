import { channelOfPath, channelTrackingWord } from '@forecourt/domain';
import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { isConsentGiven } from '../../visitor/consent/consent-state.ts';
import { useConsentState } from '../../visitor/consent/use-consent-state.ts';
import { outsideGlobals } from '../../visitor/third-party-scripts/third-party-scripts.ts';
import { useScriptRecord } from '../../visitor/third-party-scripts/use-script-record.ts';

/** An element that React leaves empty and the ad script fills again on every page. */
export function useAdSpace(slot: string): RefObject<HTMLDivElement | null> {
  const space = useRef<HTMLDivElement>(null);
  const { pathname } = useLocation();
  const isScriptThere = useScriptRecord().states.ad?.status === 'loaded';
  const canFill = isConsentGiven(useConsentState()) && isScriptThere;

  useEffect(() => {
    const element = space.current;
    if (!canFill || !element) return;
    const channel = channelTrackingWord(channelOfPath(pathname));
    try {
      outsideGlobals().displayAds?.fill(element, { name: slot, channel });
    } catch (error) {
      // An advertisement that fails must not break the page.
      reportError(error);
    }
    return () => element.replaceChildren();
  }, [canFill, slot, pathname]);
  return space;
}
