import { useEffect, useRef, useState } from 'react';
import { Button } from '../button/Button.tsx';
import { ButtonLink, type ButtonLinkProps } from '../button-link/ButtonLink.tsx';
import { Icon, type IconGlyph } from '../icon/Icon.tsx';
import { Phone } from '../icons/phone.ts';
import styles from './CallLink.module.css';

export interface CallLinkProps extends Pick<ButtonLinkProps, 'variant' | 'size' | 'isWide'> {
  /** The number and what uses it; null until it is told. */
  told: { href: string; text: string } | null;
  askText?: string;
  glyph?: IconGlyph;
  onAsk?: () => void;
}

/** Asks for a number by sending the form that it stands in and, once the number is told, uses it. */
export function CallLink({
  told,
  askText = 'Show phone number',
  glyph = Phone,
  onAsk,
  ...look
}: CallLinkProps) {
  const link = useRef<HTMLAnchorElement>(null);
  const [isAsked, setAsked] = useState(false);
  const isTold = told !== null;
  useEffect(() => {
    // The button that was pressed is gone, and the focus with it, unless the visitor has moved on.
    if (isTold && isAsked && document.activeElement === document.body) {
      link.current?.focus({ preventScroll: true });
    }
  }, [isTold, isAsked]);
  const ask = () => {
    setAsked(true);
    onAsk?.();
  };
  const icon = <Icon glyph={glyph} size="sm" />;
  return (
    <span className={styles.call}>
      {told ? (
        <ButtonLink ref={link} href={told.href} {...look}>
          {icon}
          {told.text}
        </ButtonLink>
      ) : (
        <Button type="submit" onClick={ask} {...look}>
          {icon}
          {askText}
        </Button>
      )}
      {/* Only a region that was there before is read out. */}
      <span className="visually-hidden" role="status">
        {told && isAsked ? (told.href.startsWith('tel:') ? `The number is ${told.text}` : told.text) : null}
      </span>
    </span>
  );
}
