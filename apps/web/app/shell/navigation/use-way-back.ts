import { type MouseEvent, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { isPlainPress } from '../links/way-to-follow.ts';
import { markStep, stepsBackTo } from '../navigation-record.ts';

/** Marks every step of a screen that pages behind it lead back to. */
export function useMarkedStep(mark: string): void {
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another step with the same mark is to be marked too
  useEffect(() => markStep(mark), [mark, key]);
}

/**
 * For a link to a marked page: who came from it goes back in the history, to where the page was scrolled to, and does not
 * have it twice. Everybody else follows the link.
 */
export function useWayBack(mark: string): (event: MouseEvent) => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  const left = useRef<string | null>(null);
  return (event) => {
    const steps = stepsBackTo(mark);
    if (steps === null || !isPlainPress(event)) return;
    event.preventDefault();
    // Steps are counted from here until the page is there: a second press would go as far again.
    if (left.current === key) return;
    left.current = key;
    void navigate(-steps);
  };
}
