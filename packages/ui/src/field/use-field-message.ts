import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { useEarlyValue } from './use-early-value.ts';

type Control = HTMLInputElement | HTMLTextAreaElement;

/** The message for a value, or null; null before the field is touched. */
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
 * Tracks a control that keeps its own value, so that text typed before hydration is not lost. The browser
 * gets the same rule and refuses to submit the form; our message replaces the browser's bubble.
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
    // The server's error stays visible until the value changes.
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
