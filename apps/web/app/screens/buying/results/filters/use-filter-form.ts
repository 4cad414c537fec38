import { type FormBase, formatFormAddress } from '@forecourt/domain';
import { putBackEvent, useHydrated } from '@forecourt/ui';
import {
  type RefObject,
  startTransition,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useOnOtherNavigation } from '../../../../shell/use-on-other-navigation.ts';
import { useLatestAsk } from '../fast-filters/use-latest-ask.ts';
import { hasEarlyChoices } from './has-early-choices.ts';
import { type FieldChanges, mergeFields } from './merge-fields.ts';
import { useHeldControl } from './use-held-control.ts';

/** Tells the form that something changed. What is still being typed or dragged waits for a pause. */
export type ApplyFilters = (changes?: FieldChanges, timing?: 'now' | 'after-a-pause') => void;

const pauseMs = 250;

/**
 * Sends a form of filters as a navigation within the screen: the page stays, its results change. `shown` is what the form
 * shows, which follows the results a moment later. `setAhead` is told true with a change and false with its answer: an
 * older answer that comes meanwhile says less than the visitor has.
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
  const hold = useHeldControl(form, shown);
  const ask = useLatestAsk(hold);
  const waiting = useRef<{ changes: FieldChanges; timer: ReturnType<typeof setTimeout> | undefined }>({
    changes: {},
    timer: undefined,
  });
  const asked = useRef('');
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
  // What was chosen and then outrun by another navigation is not in these results. Not every control hears of it by
  // itself: to the page, it has held the same all along.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when other results are shown
  useEffect(() => {
    if (isOutrun.current) form.current?.dispatchEvent(new Event(putBackEvent));
    isOutrun.current = false;
  }, [shown]);

  const send = async () => {
    if (!form.current) return;
    const { changes } = waiting.current;
    waiting.current = { changes: {}, timer: undefined };
    const address = formatFormAddress(base, mergeFields(new FormData(form.current), changes));
    asked.current = address;
    const isLast = await ask(address);
    // Together with the answer, and not a moment before it.
    if (isLast && waiting.current.timer === undefined) startTransition(() => setAhead(false));
  };
  // The latest one, so that `apply` never changes and no filter is rendered again because of it.
  const latest = useRef(send);
  useEffect(() => {
    latest.current = send;
  });
  useEffect(() => () => clearTimeout(waiting.current.timer), []);

  const apply = useCallback<ApplyFilters>(
    (changes = {}, timing = 'now') => {
      clearTimeout(waiting.current.timer);
      setAhead(true);
      waiting.current.changes = { ...waiting.current.changes, ...changes };
      if (timing === 'now') latest.current();
      else waiting.current.timer = setTimeout(() => latest.current(), pauseMs);
    },
    [setAhead],
  );

  // What was chosen while the script was still on its way counts too.
  const isHydrated = useHydrated();
  const [wasHere] = useState(!isHydrated);
  useLayoutEffect(() => {
    if (wasHere && form.current && hasEarlyChoices(form.current)) apply({}, 'after-a-pause');
  }, [wasHere, apply]);

  return { form, apply };
}
