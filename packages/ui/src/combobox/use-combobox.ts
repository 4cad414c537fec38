import { type ChangeEvent, type KeyboardEvent, type RefObject, useState } from 'react';
import { useControlsReset } from '../field/use-controls-reset.ts';
import { type ComboboxOption, findMeant, matchOptions } from './match-options.ts';

interface Settings {
  input: RefObject<HTMLInputElement | null>;
  options: readonly ComboboxOption[];
  value: string;
  /** The initial choice, if not the value. */
  startValue: string;
  onChange: ((value: string) => void) | undefined;
}

/**
 * The keys of an editable combobox according to the ARIA practices. `typed` is null while the text is the
 * chosen label: then Home and End go to the ends of the list, and while typing to the ends of the text.
 */
export function useCombobox({ input, options, value, startValue, onChange }: Settings) {
  const [chosenValue, setChosenValue] = useState(startValue);
  const [givenValue, setGivenValue] = useState(value);
  const [typed, setTyped] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [activeIndex, setActiveIndex] = useState(-1);
  /** What is being typed stays: the list is open for it, and Enter would choose another option. */
  const putBack = () => {
    setGivenValue(value);
    setChosenValue(value);
  };
  if (givenValue !== value) putBack();
  useControlsReset(input, putBack);

  const chosen = options.find((option) => option.value === chosenValue);
  const shown = typed === null ? options : matchOptions(options, typed);

  const open = () => {
    setOpen(true);
    setActiveIndex(
      typed === null
        ? options.findIndex((option) => option.value === chosenValue)
        : shown.length > 0
          ? 0
          : -1,
    );
  };
  const close = () => {
    setOpen(false);
    setTyped(null);
  };
  const choose = (next: string) => {
    close();
    setChosenValue(next);
    if (next !== chosenValue) onChange?.(next);
  };
  /**
   * An empty field means none, and text that can only mean one option chooses it; any other text is reset to
   * the chosen label.
   */
  const chooseTyped = () => {
    const meant = typed === null ? undefined : typed.trim() === '' ? '' : findMeant(options, typed)?.value;
    if (meant === undefined) close();
    else choose(meant);
  };
  const move = (to: number) => {
    if (!isOpen) open();
    else setActiveIndex((to + shown.length) % Math.max(1, shown.length));
  };

  /** Whether we handle the key. */
  const press = ({ key, shiftKey }: KeyboardEvent): boolean => {
    if (key === 'ArrowDown') move(activeIndex + 1);
    else if (key === 'ArrowUp') move(activeIndex <= 0 ? shown.length - 1 : activeIndex - 1);
    // With Shift they select text.
    else if ((key === 'Home' || key === 'End') && !shiftKey) return pressEdge(key);
    else if (key === 'Escape' && isOpen) close();
    // Enter in a closed list sends the form, as in any other field.
    else if (key === 'Enter' && isOpen) {
      const active = shown[activeIndex];
      if (active) choose(active.value);
      else chooseTyped();
    } else return false;
    return true;
  };
  const pressEdge = (key: 'Home' | 'End'): boolean => {
    if (!isOpen) return false;
    const isTyping = typed !== null;
    setActiveIndex(isTyping ? -1 : key === 'Home' ? 0 : shown.length - 1);
    return !isTyping;
  };

  return {
    chosen,
    shown,
    isOpen,
    activeIndex,
    setActiveIndex,
    choose,
    text: typed ?? chosen?.label ?? '',
    inputProps: {
      onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
        setTyped(currentTarget.value);
        setOpen(true);
        setActiveIndex(0);
      },
      onKeyDown: (event: KeyboardEvent) => {
        if (!event.nativeEvent.isComposing && press(event)) event.preventDefault();
      },
      onClick: () => (isOpen ? undefined : open()),
      onBlur: chooseTyped,
    },
  };
}
