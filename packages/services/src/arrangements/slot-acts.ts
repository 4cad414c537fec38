import { parseSlots, parseWholeNumber, viewingLimits } from '@forecourt/domain';
import { addViewingSlots, removeViewingSlot } from '@forecourt/store';
import type { ArrangementForm } from './arrangement-form.ts';
import type { ArrangementParts } from './arrangement-parts.ts';
import type { ArrangementOutcome, IntentHandler } from './run-intent.ts';

const onlySellers: ArrangementOutcome = {
  kind: 'turned-away',
  message: 'Only the seller can say when they’re free.',
};

/** The seller's free times, which count for every buyer of the advert. */
export function createSlotActs({ db, now = Date.now }: ArrangementParts) {
  const add: IntentHandler = async ({ side, conversation }, { field }) => {
    if (side !== 'seller') return onlySellers;
    const fields = {
      day: field('day'),
      from: field('from'),
      until: field('until'),
      minutes: field('minutes'),
    };
    const parsed = parseSlots(fields, new Date(now()));
    if (parsed.kind === 'bad') return { kind: 'refused', errors: { [parsed.field]: parsed.message } };
    const added = await addViewingSlots(db, conversation.publicReference, parsed.slots, {
      at: new Date(now()).toISOString(),
    });
    if (added.kind === 'added') return { kind: 'done' };
    const message = `There’s room for ${viewingLimits.mostSlots} free times. Remove some, or choose a shorter stretch`;
    return { kind: 'refused', errors: { until: message } };
  };

  const remove: IntentHandler = async ({ side, conversation }, { field }) => {
    if (side !== 'seller') return onlySellers;
    const { publicReference } = conversation;
    await removeViewingSlot(db, { id: parseWholeNumber(field('id')), publicReference });
    return { kind: 'done' };
  };

  return { 'add-slots': add, 'remove-slot': remove } satisfies Partial<
    Record<ArrangementForm['intent'], IntentHandler>
  >;
}
