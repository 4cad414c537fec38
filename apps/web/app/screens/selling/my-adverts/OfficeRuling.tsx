import { officeLimits } from '@forecourt/domain';
import { Button, MessageBanner, TextArea } from '@forecourt/ui';
import { Form } from 'react-router';
import { FormToken } from '../../../parts/forms/FormToken.tsx';
import styles from '../Selling.module.css';
import type { RulingView } from './build-ruling-view.ts';

interface OfficeRulingProps {
  token: string;
  ruling: RulingView;
  /** An appeal that was refused, as typed. */
  refused: { words: string; error: string } | null;
}

/** What a person of the site decided, why, and the appeal against it. */
export function OfficeRuling({ token, ruling, refused }: OfficeRulingProps) {
  const { title, when, reason, fields, rules, isAdverse, canAppeal, appeal } = ruling;
  return (
    <section className={styles.form} aria-label="What we decided">
      <MessageBanner type={isAdverse ? 'warning' : 'informational'} title={title}>
        {reason === '' ? null : <p>{reason}</p>}
        {fields === '' ? null : <p>What to change: {fields}.</p>}
        <p>
          A person decided this on {when}.{rules === '' ? '' : ` Our checks had marked it: ${rules}.`}
        </p>
        {appeal === '' ? null : <p>{appeal}</p>}
      </MessageBanner>
      {canAppeal ? (
        <Form method="post" className={styles.form}>
          <FormToken token={token} />
          <TextArea
            id="appeal"
            label="Think we’re wrong? Tell us why"
            helpText="You can appeal once. Somebody else decides about it."
            maxLength={officeLimits.longestAppeal}
            defaultValue={refused?.words ?? ''}
            {...(refused && { error: refused.error })}
          />
          <Button type="submit" name="act" value="appeal" variant="secondary">
            Appeal
          </Button>
        </Form>
      ) : null}
    </section>
  );
}
