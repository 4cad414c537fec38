/** What the forms of the cards can do. */
export const arrangementIntents = [
  'propose-viewing',
  'confirm-viewing',
  'move-viewing',
  'cancel-viewing',
  'finish-viewing',
  'add-slots',
  'remove-slot',
  'make-offer',
  'accept-offer',
  'decline-offer',
  'withdraw-offer',
  'ask-call-back',
  'ask-part-exchange',
  'finish-request',
  'cancel-request',
] as const;

export type ArrangementIntent = (typeof arrangementIntents)[number];

/** Everything that the forms ask for. */
// biome-ignore format: the fields of one form on one line
export const arrangementFields = [
  'id', 'sequence',
  'kind', 'slot', 'day', 'time', 'minutes', 'place',
  'from', 'until',
  'amount',
  'phone', 'preferredTime',
  'plate', 'mileage', 'mileageUnit', 'make', 'model',
] as const;

export type ArrangementField = (typeof arrangementFields)[number];

/** A form as it was sent. */
export interface ArrangementForm {
  intent: ArrangementIntent;
  /** Of the form: sent again, it is done once. */
  key: string;
  field(name: ArrangementField): string;
}

export function findArrangementIntent(text: string): ArrangementIntent | null {
  return arrangementIntents.find((intent) => intent === text) ?? null;
}
