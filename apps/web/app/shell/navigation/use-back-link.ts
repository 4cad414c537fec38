import { type MouseEvent, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { markStep, stepsBackTo } from '../navigation-record.ts';
import { isPlainPress } from '../shortcuts/links/link-behaviour.ts';

/** Marks every step of a screen that later pages link back to. */
export function useMarkedStep(mark: string): void {
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another step with the same mark must be marked too
  useEffect(() => markStep(mark), [mark, key]);
}

/** Two presses within this time count as one double press. */
const doublePressMs = 1000;

/**
 * For a link to a marked page: a visitor who came from it goes back in the history, to its saved scroll
 * position, without a second history entry. Everyone else follows the link.
 */
export function useBackLink(mark: string): (event: MouseEvent) => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  const pressed = useRef({ key: '', at: 0 });
  return (event) => {
    const steps = stepsBackTo(mark);
    if (steps === null || !isPlainPress(event)) return;
    // Steps are counted from here until the page arrives: a second press would go back twice as far. A late
    // press follows the link, in case going back does not work.
    const sinceLast = pressed.current.key === key ? Date.now() - pressed.current.at : null;
    if (sinceLast !== null && sinceLast > doublePressMs) return;
    event.preventDefault();
    if (sinceLast !== null) return;
    pressed.current = { key, at: Date.now() };
    void navigate(-steps);
  };
}
