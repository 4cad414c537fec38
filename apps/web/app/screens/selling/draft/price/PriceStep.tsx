import { formatEuro, parseSellingPrice, priceStep } from '@forecourt/domain';
import { Checkbox, Link, TextInput, useHydrated } from '@forecourt/ui';
import { useState } from 'react';
import { AdvertList } from '../../../../parts/tools/answer/AdvertList.tsx';
import styles from '../../Selling.module.css';
import { describePrice } from '../steps/describe-price.ts';
import { StepFields } from '../steps/StepFields.tsx';
import { fieldOf, type StepForm } from '../steps/step-form.ts';
import type { PriceStepView, ShownAdvice } from './load-price-view.server.ts';
import { PaceTable } from './PaceTable.tsx';
import price from './PriceStep.module.css';

interface PriceStepProps {
  form: StepForm;
  view: PriceStepView;
}

/** The slider moves the number, and the number the verdict. Without scripts the verdict follows when the step is saved. */
export function PriceStep({ form, view }: PriceStepProps) {
  const { advice, pace, similar } = view;
  const isHydrated = useHydrated();
  const [typed, setTyped] = useState(form.fields.price);
  const [chosen, setChosen] = useState<string | null>(null);
  const amount = parseSellingPrice(typed);
  const asksIfMeant = view.asksIfMeant || form.errors.price?.includes('really your price');
  const verdict = advice && amount !== null ? describePrice(advice, amount) : null;
  const rate = advice?.goingRate ?? 0;
  const { make, model, year, mileage } = form.fields;
  const isDescribed = [make, model, year, mileage].every((field) => field !== '');
  const sliderStep = priceStep(rate);
  return (
    <StepFields form={form}>
      <TextInput
        // A new key shows what the slider chose; the field itself stays the visitor's.
        key={chosen ?? 'typed'}
        label="Your price in euro"
        helpText="In whole euro, from 100. Leave room to come down a little."
        inputMode="numeric"
        autoComplete="off"
        onChange={setTyped}
        {...fieldOf(form, 'price')}
        defaultValue={chosen ?? form.fields.price}
      />
      {/* What was meant of one price is not meant of the next. */}
      {asksIfMeant ? (
        <Checkbox
          id="isPriceMeant"
          label="Yes, this is really my price"
          value="yes"
          checked={form.fields.isPriceMeant === 'yes'}
        />
      ) : null}
      {advice ? (
        <section className={price.advice} aria-labelledby="verdict-title">
          <h2 className={price.title} id="verdict-title">
            What similar adverts ask
          </h2>
          {isHydrated ? (
            <label className={price.slider}>
              <span>Try a price</span>
              <input
                type="range"
                min={Math.max(100, Math.round((rate * 0.6) / sliderStep) * sliderStep)}
                max={Math.round((rate * 1.4) / sliderStep) * sliderStep}
                step={sliderStep}
                value={amount ?? rate}
                aria-valuetext={formatEuro(amount ?? rate)}
                onChange={(event) => {
                  setTyped(event.currentTarget.value);
                  setChosen(event.currentTarget.value);
                }}
              />
            </label>
          ) : null}
          <Verdict advice={advice} verdict={verdict} />
          {pace ? <PaceTable pace={pace} step={verdict?.step ?? null} /> : null}
          <p className={styles.note}>
            Compared with {advice.comparables} similar adverts of today.{' '}
            <Link href="/car-valuation">How we work it out</Link>
          </p>
        </section>
      ) : (
        <p className={styles.note}>
          {isDescribed
            ? 'Too few like it are for sale here today to say what it should cost.'
            : 'Give the make, model, year and mileage, and we’ll show what similar adverts ask.'}
        </p>
      )}
      {similar ? (
        <div className={price.similar}>
          <AdvertList list={similar} />
        </div>
      ) : null}
    </StepFields>
  );
}

function Verdict({
  advice,
  verdict,
}: {
  advice: ShownAdvice;
  verdict: ReturnType<typeof describePrice> | null;
}) {
  if (!verdict) {
    return (
      <p role="status">
        The going rate for a private sale is about <strong>{formatEuro(advice.goingRate)}</strong>.
      </p>
    );
  }
  const { label, distance, rank } = verdict;
  return (
    <p role="status">
      <strong>{label}</strong>. {distance} {rank}
    </p>
  );
}
