import { useEffect, useRef, useState } from 'react';
import { Button } from '../button/Button.tsx';
import { ButtonLink, type ButtonLinkProps } from '../button-link/ButtonLink.tsx';
import { Icon } from '../icon/Icon.tsx';
import type { IconName } from '../icon/icon-names.ts';
import styles from './CallLink.module.css';

export interface CallLinkProps extends Pick<ButtonLinkProps, 'variant' | 'size' | 'isWide'> {
  /** The number and its links; null until it is shown. */
  revealed: { href: string; text: string } | null;
  askText?: string;
  glyph?: IconName;
  onAsk?: () => void;
}

/** Requests a number by submitting the surrounding form and uses it once it is shown. */
export function CallLink({
  revealed,
  askText = 'Show number',
  glyph = 'phone',
  onAsk,
  ...look
}: CallLinkProps) {
  const link = useRef<HTMLAnchorElement>(null);
  const [isAsked, setAsked] = useState(false);
  const isRevealed = revealed !== null;
  useEffect(() => {
    // The pressed button has been removed, and the focus with it; move the focus unless the visitor has moved
    // on.
    if (isRevealed && isAsked && document.activeElement === document.body) {
      link.current?.focus({ preventScroll: true });
    }
  }, [isRevealed, isAsked]);
  const ask = () => {
    setAsked(true);
    onAsk?.();
  };
  const icon = <Icon glyph={glyph} size="sm" />;
  return (
    <span className={styles.call}>
      {revealed ? (
        <ButtonLink ref={link} href={revealed.href} {...look}>
          {icon}
          {revealed.text}
        </ButtonLink>
      ) : (
        <Button type="submit" onClick={ask} {...look}>
          {icon}
          {askText}
        </Button>
      )}
      {/* Screen readers only announce a region that existed before. */}
      <span className="visually-hidden" role="status">
        {revealed && isAsked
          ? revealed.href.startsWith('tel:')
            ? `The number is ${revealed.text}`
            : revealed.text
          : null}
      </span>
    </span>
  );
}
