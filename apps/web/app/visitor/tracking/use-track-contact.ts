import type { DealerEvent } from '@forecourt/site';
import { useEffect, useEffectEvent } from 'react';
import { buildContactEvents } from './build-contact-events.ts';
import { trackEvent } from './track.ts';
import { useTrackingAnswer } from './use-tracking-answer.ts';

/** Tracks that the seller of this page was contacted. */
export function useTrackContact(): (means: DealerEvent['means']) => void {
  const answer = useTrackingAnswer();
  return (means) => buildContactEvents(means, answer).forEach(trackEvent);
}

/** Tracks it once the message is sent. */
export function useTrackSent(isSent: boolean): void {
  const track = useTrackContact();
  const tell = useEffectEvent(() => track('email'));
  useEffect(() => {
    if (isSent) tell();
  }, [isSent]);
}
