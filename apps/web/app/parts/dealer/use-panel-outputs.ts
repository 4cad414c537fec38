import type { DealerPanelOutput } from '@forecourt/site';
import { trackEvent } from '../../visitor/tracking/track.ts';
import { useTrackingAnswer } from '../../visitor/tracking/use-tracking-answer.ts';
import { buildPanelEvents } from './build-panel-events.ts';

/** Handlers for a dealer's panel, and for anything else with the same links, for the dealer of this page. */
export function usePanelOutputs() {
  const answer = useTrackingAnswer();
  const tell = (output: DealerPanelOutput) => () => buildPanelEvents(output, answer).forEach(trackEvent);
  return {
    onEmail: tell('email'),
    onWhatsapp: tell('whatsapp'),
    onPhone: tell('phone'),
    onLocation: tell('location'),
    onWebsite: tell('website'),
  };
}
