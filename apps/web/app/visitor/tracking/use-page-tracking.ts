import { hideSignedLink } from '@forecourt/domain';
import { buildVisitData } from '@forecourt/site';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router';
import { wasBackNavigation } from '../../shell/navigation-record.ts';
import { useAppData } from '../../shell/use-app-data.ts';
import { useConsentState } from '../consent/use-consent-state.ts';
import { useScriptRecord } from '../third-party-scripts/use-script-record.ts';
import { useThirdPartyScripts } from '../third-party-scripts/use-third-party-scripts.ts';
import { decideTracking } from './decide-tracking.ts';
import { openTracking } from './open-tracking.ts';
import { trackingQueue, trackPage } from './track.ts';
import { useTrackingAnswer } from './use-tracking-answer.ts';

/** Tracks every page view, and opens or closes the queue. Mounted once, in the layout. */
export function usePageTracking(): void {
  useTrackedPages();
  useTrackingGate();
}

function useTrackedPages(): void {
  const { pathname, search } = useLocation();
  const { vehicle } = useTrackingAnswer();
  const last = useRef<string>(undefined);
  const track = useEffectEvent((path: string) => {
    trackPage({ path, title: document.title, isBackNavigation: wasBackNavigation(), vehicle });
  });
  useEffect(() => {
    const address = pathname + search;
    // React's strict mode runs effects twice.
    if (last.current === address) return;
    last.current = address;
    track(hideSignedLink(pathname));
  }, [pathname, search]);
}

function useTrackingGate(): void {
  const app = useAppData();
  const hasTagManager = useThirdPartyScripts().tagManager !== null;
  const { states } = useScriptRecord();
  const gate = decideTracking({ hasTagManager, consent: useConsentState(), tagManager: states.tagManager });
  const open = useEffectEvent(() => {
    if (app) openTracking(buildVisitData(app));
  });
  useEffect(() => {
    if (gate === 'open') open();
    if (gate === 'close') trackingQueue.close();
  }, [gate]);
}
