import { type FormEvent, useState } from 'react';
import { askForNumber, type TellingAnswer } from './ask-for-number.ts';

/** For a form that asks for a seller's number: with JavaScript the number comes to where the form is. */
export function useNumber(action: string) {
  const [answer, setAnswer] = useState<TellingAnswer | null>(null);
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    setAnswer(await askForNumber(action));
  };
  return { form: { method: 'post', action, onSubmit }, answer } as const;
}
