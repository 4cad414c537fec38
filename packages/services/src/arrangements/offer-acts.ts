import { findOfferError, type OfferAct, parseSellingPrice, parseWholeNumber } from '@forecourt/domain';
import { decideOffer, findOffer, makeOffer } from '@forecourt/store';
import type { ArrangementForm } from './arrangement-form.ts';
import type { ArrangementParts } from './arrangement-parts.ts';
import { wordsOfNewOffer, wordsOfOfferAct } from './arrangement-words.ts';
import type { IntentHandler, RunAct } from './run-intent.ts';

export function createOfferActs({ db, now = Date.now }: ArrangementParts, run: RunAct) {
  const make: IntentHandler = async (own, form, visitor) => {
    if (own.advert?.status !== 'live') {
      return {
        kind: 'turned-away',
        message: 'This advert has ended, so there’s nothing to make an offer for.',
      };
    }
    const error = findOfferError(form.field('amount'));
    const amount = parseSellingPrice(form.field('amount'));
    if (error !== null || amount === null) return { kind: 'refused', errors: { amount: error ?? '' } };
    const madeAt = new Date(now()).toISOString();
    const words = wordsOfNewOffer(own.side, { amount, madeAt });
    return run(own, form, visitor, words, (act) => makeOffer(db, act, { amount }));
  };

  const decide =
    (act: Exclude<OfferAct, 'expire'>): IntentHandler =>
    async (own, form, visitor) => {
      const id = parseWholeNumber(form.field('id'));
      const offer = await findOffer(db, id);
      if (offer?.conversationId !== own.conversation.id) {
        return {
          kind: 'turned-away',
          message: 'We can’t find that offer. Have a look at how it stands now.',
        };
      }
      return run(own, form, visitor, wordsOfOfferAct(act, offer), (each) =>
        decideOffer(db, each, { id, act }),
      );
    };

  return {
    'make-offer': make,
    'accept-offer': decide('accept'),
    'decline-offer': decide('decline'),
    'withdraw-offer': decide('withdraw'),
  } satisfies Partial<Record<ArrangementForm['intent'], IntentHandler>>;
}
