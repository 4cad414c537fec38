import { type FormBase, formatFormAddress } from '@forecourt/domain';
import { controlsResetEvent, useHydrated } from '@forecourt/ui';
import {
  type RefObject,
  startTransition,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useLocation } from 'react-router';
import { useOnOtherNavigation } from '../../../../shell/use-on-other-navigation.ts';
import { useLatestRequest } from '../fast-filters/use-latest-request.ts';
import { readWaiting } from './groups/waiting-groups.ts';
import { hasEarlyChoices } from './has-early-choices.ts';
import { type FieldChanges, mergeFields } from './merge-fields.ts';
import { useScrollAnchor } from './use-scroll-anchor.ts';

/** Tells the form that something changed. Typing and dragging are debounced. */
export type ApplyFilters = (changes?: FieldChanges, timing?: 'now' | 'after-a-pause') => void;

const pauseMs = 250;

/**
 * Submits a filter form as a navigation within the screen: the page stays, its results change. `shown` is
 * what the form shows, which follows the results a moment later. `setAhead` is called with true at a change
 * and with false at its response: an older response that arrives meanwhile is behind the visitor's choices.
 */
export function useFilterForm(
  base: FormBase,
  shown: unknown,
  setAhead: (isAhead: boolean) => void,
): {
  form: RefObject<HTMLFormElement | null>;
  apply: ApplyFilters;
} {
  const form = useRef<HTMLFormElement>(null);
  const hold = useScrollAnchor(form, shown);
  const ask = useLatestRequest(hold);
  const waiting = useRef<{ changes: FieldChanges; timer: ReturnType<typeof setTimeout> | undefined }>({
    changes: {},
    timer: undefined,
  });
  const asked = useRef('');
  const unanswered = useRef(0);
  const isOutrun = useRef(false);
  useOnOtherNavigation(
    (to) => to.pathname + to.search === asked.current,
    () => {
      clearTimeout(waiting.current.timer);
      waiting.current = { changes: {}, timer: undefined };
      setAhead(false);
      isOutrun.current = true;
    },
  );
  // Back may be answered before its navigation is ever seen: then only the address tells.
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (asked.current === '' || unanswered.current > 0 || pathname + search === asked.current) return;
    asked.current = '';
    isOutrun.current = true;
    resetControls(form.current);
  }, [pathname, search]);
  // A choice that another navigation superseded is not in these results. Not every control notices by itself:
  // its value in the page never changed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when other results are shown
  useEffect(() => {
    if (isOutrun.current) resetControls(form.current);
    isOutrun.current = false;
  }, [shown]);

  const send = async () => {
    if (!form.current) return;
    const { changes } = waiting.current;
    waiting.current = { changes: {}, timer: undefined };
    const address = formatFormAddress(
      base,
      mergeFields([...new FormData(form.current), ...readWaiting(form.current)], changes),
    );
    asked.current = address;
    unanswered.current += 1;
    const isLast = await ask(address);
    unanswered.current -= 1;
    // Together with the response, and not before it.
    if (isLast && waiting.current.timer === undefined) startTransition(() => setAhead(false));
  };
  // A ref to the latest, so that `apply` never changes and does not cause a filter to render.
  const latest = useRef(send);
  useEffect(() => {
    latest.current = send;
  });
  useEffect(() => () => clearTimeout(waiting.current.timer), []);

  const apply = useCallback<ApplyFilters>(
    (changes = {}, timing = 'now') => {
      clearTimeout(waiting.current.timer);
      isOutrun.current = false;
      setAhead(true);
      waiting.current.changes = { ...waiting.current.changes, ...changes };
      if (timing === 'now') latest.current();
      else waiting.current.timer = setTimeout(() => latest.current(), pauseMs);
    },
    [setAhead],
  );

  // Also apply what was chosen before the script loaded.
  const isHydrated = useHydrated();
  const [wasHere] = useState(!isHydrated);
  useLayoutEffect(() => {
    if (wasHere && form.current && hasEarlyChoices(form.current)) apply({}, 'after-a-pause');
  }, [wasHere, apply]);

  return { form, apply };
}

/** Every control shows the value that it was given. */
function resetControls(form: HTMLFormElement | null): void {
  form?.dispatchEvent(new Event(controlsResetEvent));
}
