import { sellingLimits } from '@forecourt/domain';
import { TextArea } from '@forecourt/ui';
import styles from '../../Selling.module.css';
import { StepFields } from './StepFields.tsx';
import { fieldOf, type StepForm } from './step-form.ts';

interface WordsStepProps {
  form: StepForm;
  view: { remarks: readonly string[] };
}

/** Longer than is allowed: a browser that stopped at the limit would cut what is pasted without a word. */
const longestTyped = 10_000;

export function WordsStep({ form, view }: WordsStepProps) {
  const { shortestWords, longestWords } = sellingLimits;
  return (
    <StepFields form={form}>
      <TextArea
        label="Describe it"
        helpText={`${shortestWords} to ${longestWords.toLocaleString('en-IE')} characters. How long you’ve had it, why you’re selling, what’s been done, what needs doing.`}
        maxLength={longestTyped}
        {...fieldOf(form, 'words')}
      />
      {view.remarks.length > 0 && form.errors.words === undefined ? (
        <ul className={styles.notes} aria-label="Before buyers see it">
          {view.remarks.map((remark) => (
            <li key={remark}>{remark}.</li>
          ))}
        </ul>
      ) : null}
    </StepFields>
  );
}
