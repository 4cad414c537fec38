import { sellerActs } from '@forecourt/domain';
import type { OwnAdvert, PublishAnswer, Services, SignedIn } from '@forecourt/services';
import { otherVehicleWords } from '../other-vehicle-words.ts';

export interface ActAnswer {
  publicReference: string;
  /** Null if it was done. */
  refused: string | null;
  /** The price as typed, if it was refused. */
  price: string | null;
  asksIfMeant: boolean;
  /** Whether the change is made, or waits for a person. */
  done: 'changed' | 'held';
}

/** What the seller asked for in one of the forms of an advert. */
export async function actOnAdvert(
  selling: Services['selling'],
  own: OwnAdvert,
  { account }: SignedIn,
  sent: (name: string) => string,
): Promise<ActAnswer> {
  const { publicReference } = own.placed;
  const answer = (refused: string | null): ActAnswer => ({
    publicReference,
    refused,
    price: null,
    asksIfMeant: false,
    done: 'changed',
  });
  if (sent('act') === 'price') {
    const price = sent('price').trim();
    const changed = await selling.changePrice(
      own,
      { price, isPriceMeant: sent('isPriceMeant') === 'yes' },
      account,
    );
    if (changed.kind === 'changed') return answer(null);
    if (changed.kind === 'sent-in') {
      const isHeld = changed.answer.kind === 'placed' && changed.answer.holds.length > 0;
      return { ...answer(explainRefusal(changed.answer)), done: isHeld ? 'held' : 'changed' };
    }
    if (changed.kind === 'gone')
      return answer('This advert is no longer live, so its price can’t be changed here.');
    return { ...answer(changed.reason), price, asksIfMeant: changed.isAskedAbout };
  }
  const act = sellerActs.find((each) => each === sent('act'));
  return answer(explainRefusal(act ? await selling.act(own, act, account) : false));
}

/** Why something could not be done to an advert; null if it was done. */
export function explainRefusal(done: PublishAnswer | boolean): string | null {
  if (done === true) return null;
  if (done === false)
    return 'That can’t be done to this advert any more. It may have changed in another tab.';
  switch (done.kind) {
    case 'placed':
      return null;
    case 'incomplete':
      return 'Something in it needs an answer first. Open it and go to the last step.';
    case 'too-many-live':
      return 'You have three adverts live already. Pause or end one first.';
    case 'too-many-in-a-year':
      return 'You’ve placed five adverts in twelve months, which is the most for a private seller.';
    case 'refused':
      return 'We’ve refused this advert. You can appeal on its page.';
    case 'other-vehicle':
      return otherVehicleWords;
    case 'draft-changed':
      return 'It has just been changed in another tab. Try again.';
  }
}
