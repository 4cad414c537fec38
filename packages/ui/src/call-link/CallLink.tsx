import { phoneHref } from '@forecourt/domain';
import Phone from 'lucide-react/icons/phone';
import { useEffect, useRef, useState } from 'react';
import { ButtonLink, type ButtonLinkProps } from '../button-link/ButtonLink.tsx';
import { Icon } from '../icon/Icon.tsx';
import styles from './CallLink.module.css';

export interface CallLinkProps extends Pick<ButtonLinkProps, 'variant' | 'size' | 'isWide' | 'onClick'> {
  /** Null until it is told. */
  number: string | null;
  /** Where the number is told on request. */
  askHref: string;
  askText?: string;
}

/** Asks for a number and, once that is told, rings it. */
export function CallLink({
  number,
  askHref,
  askText = 'Show phone number',
  onClick,
  ...look
}: CallLinkProps) {
  const link = useRef<HTMLAnchorElement>(null);
  const isAsked = useRef(false);
  const [told, setTold] = useState<string | null>(null);
  useEffect(() => {
    if (number === null || !isAsked.current) return;
    isAsked.current = false;
    setTold(number);
    // The link that was pressed is gone, and the focus with it, unless the visitor has moved on.
    if (document.activeElement === document.body) link.current?.focus({ preventScroll: true });
  }, [number]);
  const press = () => {
    isAsked.current = number === null;
    onClick?.();
  };
  return (
    <span className={styles.call}>
      <ButtonLink ref={link} href={number === null ? askHref : phoneHref(number)} onClick={press} {...look}>
        <Icon glyph={Phone} size="sm" />
        {number ?? askText}
      </ButtonLink>
      {/* Only a region that was there before is read out. */}
      <span className="visually-hidden" role="status">
        {told === null ? null : `The number is ${told}`}
      </span>
    </span>
  );
}
