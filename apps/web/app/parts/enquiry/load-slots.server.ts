import { type Advert, formatSlot, viewingKinds } from '@forecourt/domain';
import type { Services } from '@forecourt/services';
import type { Contact, OpenForm } from './contact-address.ts';

/** When the seller is free, if the open form asks for a time. */
export async function loadSlots(
  { arrangements }: Pick<Services, 'arrangements'>,
  { publicReference, status }: Pick<Advert, 'publicReference' | 'status'>,
  { form }: Contact,
): Promise<NonNullable<OpenForm['slots']>> {
  const asksTime = viewingKinds.some((kind) => kind === form?.kind);
  if (!asksTime || status !== 'live') return [];
  const slots = await arrangements.listFreeSlots(publicReference);
  return slots.map((slot) => ({ id: slot.id, label: formatSlot(slot) }));
}
