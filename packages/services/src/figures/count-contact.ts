import { answerableKinds, revealKinds } from '@forecourt/domain';
import type { OnContact } from '../enquiries/reveal-number.ts';
import type { FigureService } from './open-figures.ts';

const messages: ReadonlySet<string> = new Set(answerableKinds);
const reveals: ReadonlySet<string> = new Set(revealKinds);

/** Counts messages and shown numbers by advert. A report is for the site, not for the seller. */
export function countContact(figures: Pick<FigureService, 'count'>): OnContact {
  return (kind, publicReference) => {
    if (publicReference === null) return;
    if (messages.has(kind)) figures.count('messages', publicReference);
    if (reveals.has(kind)) figures.count('numberShown', publicReference);
  };
}
