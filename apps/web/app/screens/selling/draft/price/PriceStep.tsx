import { formatEuro, parseSellingPrice } from '@forecourt/domain';
import type { PriceAdvice } from '@forecourt/services';
import { Checkbox, Link, TextInput, useHydrated } from '@forecourt/ui';
import { useState } from 'react';
import styles from '../../Selling.module.css';
import { describePrice } from './describe-price.ts';
import price from './PriceStep.module.css';
import { StepFields } from './StepFields.tsx';
import { fieldOf, type StepForm } from './step-form.ts';

interface PriceStepProps {
  form: StepForm;
  view: { advice: PriceAdvice | null; asksIfMeant: boolean };
}

const sliderStep = 50;

/** The slider moves the number, and the number the verdict. Without scripts the verdict follows when the step is saved. */
export function PriceStep({ form, view }: PriceStepProps) {
  const { advice } = view;
  const isHydrated = useHydrated();
  const [typed, setTyped] = useState(form.fields.price);
  const [chosen, setChosen] = useState<string | null>(null);
  const amount = parseSellingPrice(typed);
  const asksIfMeant = view.asksIfMeant || form.errors.price?.includes('really your price');
  const rate = advice ? Math.round(advice.goingRate / sliderStep) * sliderStep : 0;
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
      {asksIfMeant ? (
        <Checkbox
          id="isPriceMeant"
          label="Yes, this is really my price"
          value="yes"
          checked={form.fields.isPriceMeant === 'yes'}
        />
      ) : (
        <input type="hidden" name="isPriceMeant" value={form.fields.isPriceMeant} />
      )}
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
          <Verdict advice={advice} amount={amount} />
          <p className={styles.note}>
            Compared with {advice.comparables} similar adverts of today.{' '}
            <Link href="/car-valuation">How we work it out</Link>
          </p>
        </section>
      ) : (
        <p className={styles.note}>
          Too few like it are for sale to say what it should cost. Make, model, year and mileage help us most.
        </p>
      )}
    </StepFields>
  );
}

function Verdict({ advice, amount }: { advice: PriceAdvice; amount: number | null }) {
  if (amount === null) {
    return (
      <p role="status">
        The going rate for a private sale is about{' '}
        <strong>{formatEuro(Math.round(advice.goingRate / 50) * 50)}</strong>.
      </p>
    );
  }
  const { label, distance, rank } = describePrice(advice, amount);
  return (
    <p role="status">
      <strong>{label}</strong>. {distance} {rank}
    </p>
  );
}
