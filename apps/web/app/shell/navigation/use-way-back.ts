import { type MouseEvent, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { markStep, stepsBackTo } from '../navigation-record.ts';
import { isPlainPress } from '../shortcuts/links/way-to-follow.ts';

/** Marks every step of a screen that pages behind it lead back to. */
export function useMarkedStep(mark: string): void {
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another step with the same mark is to be marked too
  useEffect(() => markStep(mark), [mark, key]);
}

/** Two presses within this are one that was meant twice. */
const doublePressMs = 1000;

/**
 * For a link to a marked page: who came from it goes back in the history, to where the page was scrolled to, and does not
 * have it twice. Everybody else follows the link.
 */
export function useWayBack(mark: string): (event: MouseEvent) => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  const pressed = useRef({ key: '', at: 0 });
  return (event) => {
    const steps = stepsBackTo(mark);
    if (steps === null || !isPlainPress(event)) return;
    // Steps are counted from here until the page is there: a second press would go as far again. A late one follows the
    // link, for whoever waits in vain.
    const sinceLast = pressed.current.key === key ? Date.now() - pressed.current.at : null;
    if (sinceLast !== null && sinceLast > doublePressMs) return;
    event.preventDefault();
    if (sinceLast !== null) return;
    pressed.current = { key, at: Date.now() };
    void navigate(-steps);
  };
}
