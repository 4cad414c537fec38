import type { DealerPanelOutput, TrackingEvent } from '@forecourt/site';
import { buildContactEvents } from '../../visitor/tracking/build-contact-events.ts';
import type { TrackingAnswer } from '../../visitor/tracking/use-tracking-answer.ts';

/**
 * The tracking events of a press in a dealer's panel. A number, WhatsApp and the dealer's own site count as
 * contact at the press; a message only starts there, and counts once it is sent.
 */
export function buildPanelEvents(output: DealerPanelOutput, answer: TrackingAnswer): TrackingEvent[] {
  if (output !== 'email' && output !== 'location') return buildContactEvents(output, answer);
  const { dealerId } = answer;
  return dealerId === undefined ? [] : [{ kind: 'dealer-link-followed', dealerId, link: output }];
}
