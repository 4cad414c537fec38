import { Disclosure } from '@forecourt/ui';
import { ArrangementCard } from './ArrangementCard.tsx';
import styles from './Arrangements.module.css';
import type { ArrangementsView } from './build-arrangements-view.ts';
import { CallBackForm, OfferForm, PartExchangeForm } from './forms/AskForms.tsx';
import type { FormParts, RefusedArrangement } from './forms/form-parts.ts';
import { ProposeForm } from './forms/ProposeForm.tsx';
import { SlotForm } from './forms/SlotForm.tsx';

interface ArrangementsProps {
  view: ArrangementsView;
  /** Null behind a signed link. */
  token: string | null;
  formKey: string;
  refused: RefusedArrangement | null;
}

/** Viewings, offers and what the buyer asks for: what there is, and forms for more. */
export function Arrangements({ view, token, formKey, refused }: ArrangementsProps) {
  const { cards, canPropose, canOffer, canAsk, isSeller } = view;
  if (cards.length === 0 && !canPropose && !canOffer && !canAsk && !isSeller) return null;
  const parts: FormParts = { view, token, formKey, refused };
  const isOpen = (form: string) => refused?.form === form;
  return (
    <section key={view.version} className={styles.arrangements} aria-labelledby="arrangements-title">
      <h2 id="arrangements-title">Viewings and offers</h2>
      {cards.length > 0 ? (
        <ul className={styles.cards}>
          {cards.map((card) => (
            <ArrangementCard key={card.key} card={card} parts={parts} />
          ))}
        </ul>
      ) : null}
      <div className={styles.more}>
        {canPropose ? (
          <Disclosure
            label={view.side === 'buyer' ? 'Arrange a viewing or test drive' : 'Suggest a time to meet'}
            isOpen={isOpen('propose')}
            isRuled
          >
            <ProposeForm parts={parts} />
          </Disclosure>
        ) : null}
        {isSeller ? (
          <Disclosure
            label="When you’re free for viewings"
            isOpen={isOpen('slots') || view.slots.length > 0}
            isRuled
          >
            <SlotForm parts={parts} />
          </Disclosure>
        ) : null}
        {canOffer ? (
          <Disclosure label="Make an offer" isOpen={isOpen('offer')} isRuled>
            <OfferForm parts={parts} />
          </Disclosure>
        ) : null}
        {canAsk ? (
          <>
            <Disclosure label="Offer a trade-in" isOpen={isOpen('part-exchange')} isRuled>
              <PartExchangeForm parts={parts} />
            </Disclosure>
            <Disclosure label="Ask for a call back" isOpen={isOpen('call-back')} isRuled>
              <CallBackForm parts={parts} />
            </Disclosure>
          </>
        ) : null}
      </div>
    </section>
  );
}
