import type { DealerEvent, TrackingEvent } from '@forecourt/site';
import type { TrackingAnswer } from './use-tracking-answer.ts';

/** A message or number request on an advert tracks the vehicle, and also the dealer where one is contacted. */
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
