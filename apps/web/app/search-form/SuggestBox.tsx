import { type Channel, groupDigits } from '@forecourt/domain';
import { SearchInput } from '@forecourt/ui';
import { type KeyboardEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import styles from './SuggestBox.module.css';
import { useSuggestions } from './use-suggestions.ts';

export interface SuggestBoxProps {
  id: string;
  label: string;
  channel: Channel;
  placeholder: string;
}

/** A search in words, with what it may be about to say below. The form sends the words; a suggestion is a page. */
export function SuggestBox({ id, label, channel, placeholder }: SuggestBoxProps) {
  const listId = useId();
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const suggestions = useSuggestions(channel, text);
  const isShown = isOpen && suggestions.length > 0;
  const follow = (index: number) => {
    const chosen = suggestions[index];
    if (chosen) navigate(chosen.href);
  };

  /** Whether the key was one of ours: Enter alone sends the form. */
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
        id={id}
        name="q"
        label={label}
        placeholder={placeholder}
        maxLength={200}
        onCommit={() => setOpen(false)}
        onChange={(value) => {
          setText(value);
          setOpen(true);
          setActive(-1);
        }}
        onKeyDown={(event: KeyboardEvent<HTMLInputElement>) => {
          if (!event.nativeEvent.isComposing && press(event.key)) event.preventDefault();
        }}
        combobox={{
          listId,
          isOpen: isShown,
          activeId: isShown && active >= 0 ? `${listId}-${active}` : undefined,
        }}
      />
      {isShown ? (
        <div className={styles.list} id={listId} role="listbox" aria-label="Suggestions">
          {suggestions.map(({ label: words, count, href }, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys belong to the field, which keeps the focus
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
              <span>{words}</span>
              {count === null ? null : <span className={styles.count}>{groupDigits(count)}</span>}
            </div>
          ))}
        </div>
      ) : null}
    </div>
  );
}
