import type { DealerPanelOutput, TrackingEvent } from '@forecourt/site';
import { buildContactEvents } from '../../visitor/tracking/build-contact-events.ts';
import type { TrackingAnswer } from '../../visitor/tracking/use-tracking-answer.ts';

/**
 * What is told of something pressed in a dealer's panel. A number, WhatsApp and the dealer's own site are reached by that
 * press; a message is only begun by it, and told as a contact once it is sent.
 */
export function buildPanelEvents(output: DealerPanelOutput, answer: TrackingAnswer): TrackingEvent[] {
  if (output !== 'email' && output !== 'location') return buildContactEvents(output, answer);
  const { dealerId } = answer;
  return dealerId === undefined ? [] : [{ kind: 'dealer-link-followed', dealerId, link: output }];
}
