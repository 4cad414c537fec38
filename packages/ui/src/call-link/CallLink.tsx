import { phoneHref } from '@forecourt/domain';
import Phone from 'lucide-react/icons/phone';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../button/Button.tsx';
import { ButtonLink, type ButtonLinkProps } from '../button-link/ButtonLink.tsx';
import { Icon } from '../icon/Icon.tsx';
import styles from './CallLink.module.css';

export interface CallLinkProps extends Pick<ButtonLinkProps, 'variant' | 'size' | 'isWide'> {
  /** Null until it is told. */
  number: string | null;
  askText?: string;
  onAsk?: () => void;
}

/** Asks for a number by sending the form that it stands in and, once the number is told, rings it. */
export function CallLink({ number, askText = 'Show phone number', onAsk, ...look }: CallLinkProps) {
  const link = useRef<HTMLAnchorElement>(null);
  const isAsked = useRef(false);
  const [told, setTold] = useState<string | null>(null);
  useEffect(() => {
    if (number === null || !isAsked.current) return;
    isAsked.current = false;
    setTold(number);
    // The button that was pressed is gone, and the focus with it, unless the visitor has moved on.
    if (document.activeElement === document.body) link.current?.focus({ preventScroll: true });
  }, [number]);
  const ask = () => {
    isAsked.current = true;
    onAsk?.();
  };
  const icon = <Icon glyph={Phone} size="sm" />;
  return (
    <span className={styles.call}>
      {number === null ? (
        <Button type="submit" onClick={ask} {...look}>
          {icon}
          {askText}
        </Button>
      ) : (
        <ButtonLink ref={link} href={phoneHref(number)} {...look}>
          {icon}
          {number}
        </ButtonLink>
      )}
      {/* Only a region that was there before is read out. */}
      <span className="visually-hidden" role="status">
        {told === null ? null : `The number is ${told}`}
      </span>
    </span>
  );
}
