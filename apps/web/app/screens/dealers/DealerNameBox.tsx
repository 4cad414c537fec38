import type { Channel } from '@forecourt/domain';
import { SearchInput } from '@forecourt/ui';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router';
import styles from './DealerNameBox.module.css';
import { useDealerSuggestions } from './use-dealer-suggestions.ts';

/** A dealer's name, with dealers who may be meant below. The form sends what is typed; a suggestion is a page. */
export function DealerNameBox({ name, channel }: { name: string; channel: Channel }) {
  const listId = useId();
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const dealers = useDealerSuggestions(channel, text);
  const isShown = isOpen && dealers.length > 0;
  const follow = (index: number) => {
    const chosen = dealers[index];
    setOpen(false);
    if (chosen) void navigate(chosen.href);
  };

  /** Whether the key was one of ours: Enter alone sends the form. */
  const press = (key: string): boolean => {
    if (key === 'Escape' && isShown) setOpen(false);
    else if (key === 'ArrowDown' && dealers.length > 0) {
      setOpen(true);
      setActive((active + 1) % dealers.length);
    } else if (key === 'ArrowUp' && isShown) setActive((active <= 0 ? dealers.length : active) - 1);
    else if (key === 'Enter' && isShown && active >= 0) follow(active);
    else return false;
    return true;
  };

  return (
    <div className={styles.box}>
      <SearchInput
        id="name"
        label="Name"
        placeholder="Any dealer"
        maxLength={80}
        value={name}
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
        }}
        combobox={{
          listId,
          isOpen: isShown,
          activeId: isShown && active >= 0 ? `${listId}-${active}` : undefined,
        }}
      />
      {isShown ? (
        <div className={styles.list} id={listId} role="listbox" aria-label="Dealers">
          {dealers.map(({ label, href }, index) => (
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
              {label}
            </div>
          ))}
        </div>
      ) : null}
    </div>
  );
}
