import { groupDigits } from '@forecourt/domain';
import { decideTextAreaMessage, defaultTextAreaLength } from '@forecourt/site';
import field from '../field/Field.module.css';
import { describedBy, Field } from '../field/Field.tsx';
import { useFieldMessage } from '../field/use-field-message.ts';
import styles from './TextArea.module.css';

export interface TextAreaProps {
  /** Also the field's name in its message. */
  id: string;
  label: string;
  name?: string;
  isRequired?: boolean;
  isDisabled?: boolean;
  maxLength?: number;
  defaultValue?: string;
  placeholder?: string;
  helpText?: string;
  /** An error from the server. */
  error?: string;
  onChange?: (value: string) => void;
}

/** The limit is irrelevant until the text comes close to it. */
const nearTheLimit = 0.8;

export function TextArea(props: TextAreaProps) {
  const { id, label, isRequired = false, maxLength = defaultTextAreaLength, helpText } = props;
  const { ref, message, value, handlers } = useFieldMessage<HTMLTextAreaElement>(
    id,
    (text, isTouched) => decideTextAreaMessage({ id, isRequired, maxLength }, text, isTouched),
    props.defaultValue ?? '',
    props.error,
  );
  return (
    <Field {...{ id, label, isRequired, message }} helpText={helpText}>
      <textarea
        ref={ref}
        className={`${field.control} ${styles.area}`}
        id={id}
        name={props.name ?? id}
        rows={4}
        maxLength={maxLength}
        required={isRequired}
        disabled={props.isDisabled}
        defaultValue={props.defaultValue}
        placeholder={props.placeholder}
        aria-invalid={message !== null}
        aria-describedby={describedBy(id, helpText, message)}
        onChange={(event) => props.onChange?.(event.currentTarget.value)}
        {...handlers}
      />
      {value.length >= maxLength * nearTheLimit ? (
        <p className={styles.count} aria-live="polite">
          {groupDigits(value.length)} of {groupDigits(maxLength)} characters
        </p>
      ) : null}
    </Field>
  );
}
