import { decideTextInputMessage, requireInputId } from '@forecourt/site';
import field from '../field/Field.module.css';
import { describedBy, Field } from '../field/Field.tsx';
import { useFieldMessage } from '../field/use-field-message.ts';

export interface TextInputProps {
  /** Also the field's name in its messages: `phone` gives "Phone is required". */
  id: string;
  label: string;
  name?: string;
  type?: 'text' | 'email' | 'tel' | 'date' | 'time';
  isRequired?: boolean;
  isDisabled?: boolean;
  isLabelHidden?: boolean;
  defaultValue?: string;
  placeholder?: string;
  helpText?: string;
  /** An error from the server. */
  error?: string;
  /**
   * A note about the current value, for a screen that follows every keystroke. The form can still be
   * submitted.
   */
  liveError?: string | undefined;
  autoComplete?: string;
  /** The keyboard that a phone shows. */
  inputMode?: 'text' | 'numeric' | 'decimal';
  /** Values that the browser offers while typing; any other can be typed too. */
  suggestions?: readonly string[];
  onChange?: (value: string) => void;
}

export function TextInput(props: TextInputProps) {
  const { label, type = 'text', isRequired = false, isDisabled = false, isLabelHidden = false } = props;
  const id = requireInputId(props.id);
  const { ref, handlers, ...followed } = useFieldMessage<HTMLInputElement>(
    id,
    (value, isTouched) => decideTextInputMessage({ id, type, isRequired }, value, isTouched),
    props.defaultValue ?? '',
    props.error,
  );
  const message = props.liveError ?? followed.message;
  return (
    <Field {...{ id, label, isRequired, isLabelHidden, message }} helpText={props.helpText}>
      <input
        ref={ref}
        className={field.control}
        id={id}
        name={props.name ?? id}
        type={type}
        required={isRequired}
        disabled={isDisabled}
        defaultValue={props.defaultValue}
        placeholder={props.placeholder}
        autoComplete={props.autoComplete}
        inputMode={props.inputMode}
        list={props.suggestions ? `${id}-list` : undefined}
        aria-invalid={message !== null}
        aria-describedby={describedBy(id, props.helpText, message)}
        onChange={(event) => props.onChange?.(event.currentTarget.value)}
        {...handlers}
      />
      {props.suggestions ? (
        <datalist id={`${id}-list`}>
          {props.suggestions.map((suggestion) => (
            <option key={suggestion} value={suggestion} />
          ))}
        </datalist>
      ) : null}
    </Field>
  );
}
