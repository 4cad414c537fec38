import { type FormEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useOnOtherNavigation } from '../../../shell/use-on-other-navigation.ts';
import type { ToolFormView } from '../tool-view.ts';

/** Long enough to finish a number, short enough to feel like an answer. */
const PAUSE_MS = 350;

/**
 * Sends a GET form whenever the visitor pauses. The page stays where it is scrolled to, the focus stays in the field, and
 * the visit's history gets no entry for each number. Only whoever presses the button is led to the answer, at once: what
 * follows makes room for it while it is on its way.
 */
export function useAnswerAsTyped(
  form: RefObject<HTMLFormElement | null>,
  /** The form as the last answer came with it. */
  answered: ToolFormView,
  answerId: string,
) {
  const navigate = useNavigate();
  // From the first press on the answer keeps the room that was made for it: it may be shorter than the last one.
  const [presses, setPresses] = useState(0);
  const { pathname } = useLocation();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  function ask(): void {
    clearTimeout(timer.current);
    if (!form.current) return;
    const asked = new URLSearchParams();
    for (const [name, value] of new FormData(form.current))
      if (typeof value === 'string') asked.append(name, value);
    void navigate({ search: `?${asked}` }, { replace: true, preventScrollReset: true });
  }

  function askSoon(): void {
    clearTimeout(timer.current);
    timer.current = setTimeout(ask, PAUSE_MS);
  }

  // What was typed before the script came, or brought back by the browser, is answered too.
  const askIfChanged = useEffectEvent(() => {
    if ([...(form.current?.elements ?? [])].some(isChanged)) askSoon();
  });
  useEffect(() => {
    if (!answered.isByButton) askIfChanged();
    return () => clearTimeout(timer.current);
  }, [answered.isByButton]);
  // React learns of a navigation a moment after the press: the pause may end in between.
  useEffect(() => {
    const giveWay = ({ target }: Event) => {
      if (target instanceof Element && target.closest('a')) clearTimeout(timer.current);
    };
    document.addEventListener('click', giveWay, true);
    return () => document.removeEventListener('click', giveWay, true);
  }, []);
  // After what is asked at the start: the script of a tool may come while a pressed link is being followed.
  useOnOtherNavigation(
    (to) => to.pathname === pathname,
    () => clearTimeout(timer.current),
  );

  useEffect(() => {
    if (presses > 0) document.getElementById(answerId)?.focus();
  }, [presses, answerId]);

  return {
    isLedToAnswer: presses > 0,
    handlers: {
      onInput({ target }: FormEvent<HTMLFormElement>) {
        if (!answered.isByButton && !isWords(target)) askSoon();
      },
      onBlur({ target }: FormEvent<HTMLFormElement>) {
        if (!answered.isByButton && isWords(target) && isChanged(target)) askSoon();
      },
      onSubmit(event: FormEvent<HTMLFormElement>) {
        event.preventDefault();
        setPresses((before) => before + 1);
        ask();
      },
    },
  };
}

/** A plate or a link says nothing until it is whole. */
function isWords(control: EventTarget): control is HTMLInputElement {
  return control instanceof HTMLInputElement && control.inputMode === 'text';
}

/** Whether a control holds something else than the page came with. */
function isChanged(control: Element): boolean {
  if (control instanceof HTMLSelectElement)
    return (
      control.selectedOptions[0]?.defaultSelected === false &&
      [...control.options].some((option) => option.defaultSelected)
    );
  if (!(control instanceof HTMLInputElement)) return false;
  return control.type === 'checkbox'
    ? control.checked !== control.defaultChecked
    : control.value !== control.defaultValue;
}
