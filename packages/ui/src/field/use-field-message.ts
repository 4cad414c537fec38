import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { useEarlyValue } from './use-early-value.ts';

type Control = HTMLInputElement | HTMLTextAreaElement;

/** The message for a value, or null; nothing is said before the field was touched. */
type DecideMessage = (value: string, isTouched: boolean) => string | null;

export interface FieldMessage<E extends Control> {
  ref: RefObject<E | null>;
  message: string | null;
  value: string;
  handlers: {
    onBlur: (event: FormEvent<E>) => void;
    onInput: (event: FormEvent<E>) => void;
    onInvalid: (event: FormEvent<E>) => void;
  };
}

/**
 * Follows a control that keeps its own value, so that what was typed before hydration is not lost. The same rule is told to the
 * browser, which then refuses to send the form; the message is ours in place of the browser's bubble.
 */
export function useFieldMessage<E extends Control>(
  id: string,
  decideMessage: DecideMessage,
  startValue: string,
  serverMessage: string | undefined,
): FieldMessage<E> {
  const ref = useRef<E>(null);
  const [state, setState] = useState({ value: startValue, isTouched: false });
  useEarlyValue(id, ref, (value) => setState((old) => ({ ...old, value })));

  useEffect(() => {
    ref.current?.setCustomValidity(decideMessage(ref.current.value, true) ?? '');
  });

  const touch = ({ currentTarget }: FormEvent<E>) =>
    setState({ value: currentTarget.value, isTouched: true });
  return {
    ref,
    value: state.value,
    // What the server refused stays on view until the value is another.
    message: (state.value === startValue && serverMessage) || decideMessage(state.value, state.isTouched),
    handlers: {
      onBlur: touch,
      onInput: ({ currentTarget }) => setState((old) => ({ ...old, value: currentTarget.value })),
      onInvalid: (event) => {
        event.preventDefault();
        touch(event);
        const control = event.currentTarget;
        if (control.form?.querySelector(':invalid:not(fieldset)') === control) control.focus();
      },
    },
  };
}
