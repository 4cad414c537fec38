import type { DealerEvent, TrackingEvent } from '@forecourt/site';
import type { TrackingAnswer } from './use-tracking-answer.ts';

/** A message or a number asked for on an advert tells of the vehicle, and wherever a dealer is reached, of the dealer. */
export function buildContactEvents(
  means: DealerEvent['means'],
  { vehicle, dealerId }: TrackingAnswer,
): TrackingEvent[] {
  const events: TrackingEvent[] = [];
  if (vehicle && means === 'phone') events.push({ kind: 'phone-revealed', vehicle });
  if (vehicle && means === 'email') events.push({ kind: 'enquiry-sent', vehicle });
  if (dealerId !== undefined) events.push({ kind: 'dealer-contacted', dealerId, means });
  return events;
}
