import { historyAnswers, historyAnswerWords, historyQuestions } from '@forecourt/domain';
import { Select, TextInput } from '@forecourt/ui';
import styles from '../../Selling.module.css';
import { Choice } from './Choice.tsx';
import { StepFields } from './StepFields.tsx';
import { choiceOf, fieldOf, type StepForm } from './step-form.ts';

interface ConditionStepProps {
  form: StepForm;
  view: { serviceHistories: readonly string[]; origins: readonly string[]; asksForNct: boolean };
}

const answers = historyAnswers.map((value) => ({ value, label: historyAnswerWords[value] }));

export function ConditionStep({ form, view }: ConditionStepProps) {
  const withUnknown = (options: readonly string[]) => [
    { value: '', label: 'Choose' },
    ...options.map((value) => ({ value, label: value })),
    { value: 'unknown', label: 'I don’t know' },
  ];
  return (
    <StepFields form={form}>
      <p className={styles.note}>
        Buyers see your answers as you give them. “I don’t know” is an honest answer; a wrong one can come
        back to you.
      </p>
      {historyQuestions.map(({ field, question }) => (
        <Choice key={field} form={form} field={field} question={question} options={answers} />
      ))}
      <div className={styles.pair}>
        <Select
          label="Service history"
          options={withUnknown(view.serviceHistories)}
          {...choiceOf(form, 'serviceHistory')}
        />
        <Select
          label="First registered in"
          options={withUnknown(view.origins)}
          {...choiceOf(form, 'origin')}
        />
      </div>
      <div className={styles.pair}>
        <TextInput
          label="Owners so far"
          helpText="You included. Leave it blank if you don’t know."
          inputMode="numeric"
          autoComplete="off"
          {...fieldOf(form, 'owners')}
        />
        {view.asksForNct ? (
          <TextInput
            label="NCT or CVRT until"
            helpText="The month, for example 05/2027. Leave it blank if there’s none."
            autoComplete="off"
            {...fieldOf(form, 'nctMonth')}
          />
        ) : (
          <input type="hidden" name="nctMonth" value={form.fields.nctMonth} />
        )}
      </div>
    </StepFields>
  );
}
