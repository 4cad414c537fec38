import { answerableKinds, type MessageKind, preferredTimes, preferredTimeWords } from '@forecourt/domain';
import { emptyEnquiry, isFieldRequired } from '@forecourt/site';
import { Link, MessageBanner, Select, TextArea, TextInput } from '@forecourt/ui';
import { useEffect, useRef } from 'react';
import { ErrorSummary } from '../../forms/ErrorSummary.tsx';
import { FormToken } from '../../forms/FormToken.tsx';
import type { OpenForm } from '../contact-address.ts';
import type { EnquiryResult } from '../enquiry-result.ts';
import { AskFields } from './AskFields.tsx';
import styles from './EnquiryForm.module.css';
import { useStoredDraft } from './use-stored-draft.ts';

const times = preferredTimes.map((value) => ({ value, label: preferredTimeWords[value] }));

interface EnquiryFieldsProps {
  kind: MessageKind;
  recipient: string;
  isPrivate: boolean;
  form: OpenForm;
  result: EnquiryResult | undefined;
  defaultMessage?: string | undefined;
}

export function EnquiryFields(props: EnquiryFieldsProps) {
  const { kind, recipient, isPrivate, form, result, defaultMessage = '' } = props;
  const place = useRef<HTMLDivElement>(null);
  const { fields, outcome } = result ?? { fields: { ...emptyEnquiry, message: defaultMessage } };
  useStoredDraft(place, kind, { canRestore: result === undefined });
  const errors = outcome?.kind === 'refused' ? outcome.errors : {};
  const isFirst = result === undefined;
  // A visitor who opens the form wants to write in it.
  useEffect(() => {
    // Do not move the focus of a visitor who began to write before the script loaded.
    const isWriting = place.current?.closest('form')?.contains(document.activeElement);
    if (isFirst && !isWriting) place.current?.querySelector<HTMLElement>('#name')?.focus();
  }, [isFirst]);

  const mayAskLater = !isPrivate && answerableKinds.some((each) => each === kind);
  const field = (name: 'name' | 'email' | 'phone', label: string, autoComplete: string) => (
    <TextInput
      id={name}
      label={label}
      type={name === 'phone' ? 'tel' : name === 'email' ? 'email' : 'text'}
      isRequired={isFieldRequired(kind, name)}
      autoComplete={autoComplete}
      defaultValue={fields[name]}
      {...(errors[name] !== undefined && { error: errors[name] })}
    />
  );
  return (
    <div className={styles.fields} ref={place}>
      {outcome?.kind === 'turned-away' ? (
        <MessageBanner type="error" title={outcome.message} focusOn={outcome} />
      ) : null}
      {outcome?.kind === 'refused' ? (
        <ErrorSummary title="Your message wasn’t sent" errors={outcome.errors} answer={outcome} />
      ) : null}
      <FormToken token={form.token} />
      <input type="hidden" name="ticket" value={form.ticket} />
      <input type="hidden" name="kind" value={kind} />
      {/* Hidden and out of the tab order: only a robot fills it in. */}
      <div className={styles.trap} aria-hidden="true">
        <label>
          Leave this empty
          <input type="text" name="leave-empty" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <p className={styles.note}>
        Your details go to {recipient}
        {isPrivate ? ', except your email address' : ''}. Our{' '}
        <Link href="/terms-and-conditions/privacy-policy" target="_blank">
          privacy policy
        </Link>{' '}
        explains how we keep them.{mayAskLater ? ' We may email you once to ask how it went.' : ''} Fields
        marked * are required.
      </p>
      {field('name', 'Your name', 'name')}
      {kind === 'call-back' ? field('phone', 'Your phone', 'tel') : null}
      {kind === 'call-back' ? (
        <Select id="preferredTime" label="Best time to call" options={times} value={fields.preferredTime} />
      ) : null}
      {field('email', 'Your email', 'email')}
      {kind === 'call-back' || kind === 'report' ? null : field('phone', 'Your phone', 'tel')}
      <AskFields kind={kind} recipient={recipient} slots={form.slots} fields={fields} errors={errors} />
      <TextArea
        id="message"
        label={kind === 'report' ? 'What’s wrong?' : 'Message'}
        isRequired={isFieldRequired(kind, 'message')}
        defaultValue={fields.message}
        {...(errors.message !== undefined && { error: errors.message })}
      />
    </div>
  );
}
