import { groupDigits } from '@forecourt/domain';
import { SearchInput, type SearchInputProps } from '@forecourt/ui';
import { type ReactNode, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import styles from './SuggestBox.module.css';
import { type SuggestAnswer, useSuggestions } from './use-suggestions.ts';

export interface SuggestBoxProps<Answer extends SuggestAnswer>
  extends Pick<SearchInputProps, 'id' | 'name' | 'label' | 'value' | 'placeholder' | 'maxLength'> {
  /** Accessible name of the list below the field. */
  listLabel: string;
  /** The address that returns suggestions for what is typed. */
  addressOf: (typed: string) => string;
  /** The whole answer to what is typed; null once nothing is. */
  onAnswer?: (answer: Answer | null) => void;
  /** Between the field and its list. */
  children?: ReactNode;
}

/** A field with suggestions below. The form submits what is typed; a suggestion links to a page. */
export function SuggestBox<Answer extends SuggestAnswer>({
  listLabel,
  addressOf,
  onAnswer,
  children,
  ...field
}: SuggestBoxProps<Answer>) {
  const listId = useId();
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const suggestions = useSuggestions(text, addressOf, onAnswer);
  const isShown = isOpen && suggestions.length > 0;
  const follow = (index: number) => {
    const chosen = suggestions[index];
    setOpen(false);
    if (chosen) void navigate(chosen.href);
  };

  /** Whether the key was handled: Enter on its own submits the form. */
  const press = (key: string): boolean => {
    if (key === 'Escape' && isShown) setOpen(false);
    else if (key === 'ArrowDown' && suggestions.length > 0) {
      setOpen(true);
      setActive((active + 1) % suggestions.length);
    } else if (key === 'ArrowUp' && isShown) setActive((active <= 0 ? suggestions.length : active) - 1);
    else if (key === 'Enter' && isShown && active >= 0) follow(active);
    else return false;
    return true;
  };

  return (
    <div className={styles.box}>
      <SearchInput
        {...field}
        onCommit={() => setOpen(false)}
        onChange={(value) => {
          setText(value);
          setOpen(true);
          setActive(-1);
        }}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing) return;
          if (press(event.key)) event.preventDefault();
          else if (event.key === 'Enter') setOpen(false);
          // They move the cursor in the text, which Enter then submits.
          else if (event.key === 'Home' || event.key === 'End') setActive(-1);
        }}
        combobox={{
          listId,
          isOpen: isShown,
          activeId: isShown && active >= 0 ? `${listId}-${active}` : undefined,
        }}
      />
      {children}
      {isShown ? (
        <div className={styles.list} id={listId} role="listbox" aria-label={listLabel}>
          {suggestions.map(({ label, count, href }, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field keeps the focus and handles the keys
            <div
              key={href}
              className={styles.option}
              id={`${listId}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              onMouseDown={(event) => event.preventDefault()}
              onMouseMove={() => setActive(index)}
              onClick={() => follow(index)}
            >
              <span>{label}</span>
              {count === null ? null : <span className={styles.count}>{groupDigits(count)}</span>}
            </div>
          ))}
        </div>
      ) : null}
    </div>
  );
}
