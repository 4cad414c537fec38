import { type FocusEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import styles from './HideMenu.module.css';

/** What a visitor hides. */
export type Hide =
  | { kind: 'advert'; publicReference: string }
  | { kind: 'seller'; sellerKey: string }
  | { kind: 'seen' };

export interface HideMenuProps {
  /** The advert's title, for screen readers. */
  title: string;
  publicReference: string;
  /** Null for a private seller, who cannot be identified across adverts. */
  sellerKey: string | null;
  onHide: (hide: Hide) => void;
}

/** What a visitor may hide. Hidden items are stored in the browser, so it needs JavaScript. */
export function HideMenu({ title, publicReference, sellerKey, onHide }: HideMenuProps) {
  const id = useId();
  // The advert whose menu is open: a card may be reused for another one.
  const [openFor, setOpenFor] = useState<string | null>(null);
  if (openFor !== null && openFor !== publicReference) setOpenFor(null);
  const isOpen = openFor !== null;
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    event.stopPropagation();
    setOpenFor(null);
    button.current?.focus();
  };
  const closeWhenLeft = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget !== button.current && !list.current?.contains(relatedTarget)) setOpenFor(null);
  };
  const choice = (words: string, hide: Hide) => (
    <li>
      <button
        type="button"
        className={styles.choice}
        onClick={() => {
          setOpenFor(null);
          onHide(hide);
        }}
      >
        {words}
      </button>
    </li>
  );
  return (
    <>
      <button
        type="button"
        ref={button}
        className={`${styles.button} needs-script`}
        aria-label={`Hide ${title} or its seller`}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpenFor(isOpen ? null : publicReference)}
        onKeyDown={closeOnEscape}
        onBlur={closeWhenLeft}
      />
      {isOpen ? (
        <ul className={styles.choices} id={id} ref={list} onKeyDown={closeOnEscape} onBlur={closeWhenLeft}>
          {choice('Hide this advert', { kind: 'advert', publicReference })}
          {sellerKey ? choice('Hide everything from this seller', { kind: 'seller', sellerKey }) : null}
          {choice('Hide adverts I’ve opened', { kind: 'seen' })}
        </ul>
      ) : null}
    </>
  );
}
