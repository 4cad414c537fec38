import type { RevealKind } from '@forecourt/domain';
import { CallLink, type CallLinkProps } from '@forecourt/ui';
import { type FormEvent, useEffect, useState } from 'react';
import { type FetchedNumber, fetchNumber } from './fetch-number.ts';
import styles from './NumberReveal.module.css';

interface NumberRevealProps extends Omit<CallLinkProps, 'revealed'> {
  kind?: RevealKind;
  /** One of the `NumberPaths` of a seller. */
  action: string;
}

const whatsapp = { askText: 'WhatsApp', glyph: 'message-circle' } as const;

/**
 * A seller's number, shown on request only, because robots collect numbers from pages. With JavaScript it
 * replaces the button, without it a separate page shows it.
 */
export function NumberReveal({ kind = 'phone', action, ...look }: NumberRevealProps) {
  const [answer, setAnswer] = useState<FetchedNumber & { action?: string }>({});
  // This instance may now show another seller.
  const { number, href, error }: FetchedNumber = answer.action === action ? answer : {};
  const isPhone = kind === 'phone';
  const ask = async (event: FormEvent) => {
    event.preventDefault();
    setAnswer({ ...(await fetchNumber(action)), action });
  };
  useEffect(() => {
    if (href && !isPhone) location.assign(href);
  }, [href, isPhone]);
  return (
    <form className={styles.form} method="post" action={action} onSubmit={ask}>
      <CallLink
        variant="secondary"
        {...(isPhone ? {} : whatsapp)}
        {...look}
        revealed={href ? { href, text: isPhone ? (number ?? '') : 'Open WhatsApp' } : null}
      />
      {error ? (
        <p className={styles.message} role="alert">
          {error.message}
        </p>
      ) : null}
    </form>
  );
}
