import { type FormEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useOnOtherNavigation } from '../../../shell/use-on-other-navigation.ts';
import type { ToolFormView } from '../tool-view.ts';

/** Long enough to finish a number, short enough to feel immediate. */
const pauseMs = 350;

/**
 * Submits a GET form when the visitor pauses (debounced). The scroll position and the focus stay, and the
 * history gets no entry for each number. Only a press on the button scrolls to the answer, at once: space is
 * reserved for it while it loads.
 */
export function useAnswerAsTyped(
  form: RefObject<HTMLFormElement | null>,
  /** The form of the last answer. */
  answered: ToolFormView,
  answerId: string,
) {
  const navigate = useNavigate();
  // From the first press on, the answer keeps its reserved space: it may be shorter than the last one.
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
    timer.current = setTimeout(ask, pauseMs);
  }

  // Also answer what was typed before the script loaded, or restored by the browser.
  const askIfChanged = useEffectEvent(() => {
    if ([...(form.current?.elements ?? [])].some(isChanged)) askSoon();
  });
  useEffect(() => {
    if (!answered.isByButton) askIfChanged();
    return () => clearTimeout(timer.current);
  }, [answered.isByButton]);
  // React learns of a navigation a moment after the press: the debounce may end in between.
  useEffect(() => {
    const giveWay = ({ target }: Event) => {
      if (target instanceof Element && target.closest('a')) clearTimeout(timer.current);
    };
    document.addEventListener('click', giveWay, true);
    return () => document.removeEventListener('click', giveWay, true);
  }, []);
  // After the initial submit: a tool's script may load while a pressed link is being followed.
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

/** A plate or a link has no meaning until it is complete. */
function isWords(control: EventTarget): control is HTMLInputElement {
  return control instanceof HTMLInputElement && control.inputMode === 'text';
}

/** Whether a control's value differs from the page's. */
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
