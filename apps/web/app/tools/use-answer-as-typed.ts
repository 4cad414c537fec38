import { type FormEvent, type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useOnOtherNavigation } from '../use-on-other-navigation.ts';
import type { ToolFormView } from './tool-view.ts';

/** Long enough to finish a number, short enough to feel like an answer. */
const PAUSE_MS = 350;

/**
 * Sends a GET form whenever the visitor pauses. The page stays where it is scrolled to, the focus stays in the field, and
 * the visit's history gets no entry for each number. Only whoever presses the button is led to the answer.
 */
export function useAnswerAsTyped(
  form: RefObject<HTMLFormElement | null>,
  /** The form as the last answer came with it. */
  answered: ToolFormView,
  answerId: string,
) {
  const navigate = useNavigate();
  const sent = useRef<ToolFormView>(null);
  const { pathname } = useLocation();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useOnOtherNavigation(
    (to) => to.pathname === pathname,
    () => clearTimeout(timer.current),
  );

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
    askIfChanged();
    return () => clearTimeout(timer.current);
  }, []);

  useEffect(() => {
    if (sent.current === null || sent.current === answered) return;
    sent.current = null;
    document.getElementById(answerId)?.focus();
  }, [answered, answerId]);

  return {
    onInput: askSoon,
    onSubmit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault();
      sent.current = answered;
      ask();
    },
  };
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
