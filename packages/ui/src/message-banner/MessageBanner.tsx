import type { MessageBannerBorder, MessageBannerType } from '@forecourt/site';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Icon } from '../icon/Icon.tsx';
import type { IconName } from '../icon/icon-names.ts';
import styles from './MessageBanner.module.css';

const glyphs: Record<MessageBannerType, IconName> = {
  default: 'bell',
  informational: 'info',
  warning: 'triangle-alert',
  critical: 'octagon-alert',
  success: 'circle-check',
  error: 'circle-alert',
};

export interface MessageBannerProps {
  type?: MessageBannerType;
  title: string;
  children?: ReactNode;
  canClose?: boolean;
  border?: MessageBannerBorder;
  onClose?: () => void;
  /** The answer that refused a form: the banner takes the focus for each new one, also without JavaScript. */
  focusOn?: object | undefined;
}

export function MessageBanner({
  type = 'default',
  title,
  children,
  canClose = false,
  border = 'side',
  onClose,
  focusOn,
}: MessageBannerProps) {
  const [isClosed, setClosed] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isClosed || focusOn) place.current?.focus();
  }, [isClosed, focusOn]);
  // Its empty container takes the focus of the removed button, so that the next Tab continues from here.
  if (isClosed) return <div className="visually-hidden" ref={place} tabIndex={-1} />;
  const close = () => {
    setClosed(true);
    onClose?.();
  };
  return (
    <div
      className={styles.banner}
      data-type={type}
      data-border={border}
      // Only an error may interrupt a screen reader.
      role={type === 'critical' || type === 'error' ? 'alert' : 'status'}
      {...(focusOn && { ref: place, tabIndex: -1, autoFocus: true })}
    >
      <Icon glyph={glyphs[type]} />
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        {children ? <div className={styles.text}>{children}</div> : null}
      </div>
      {canClose ? (
        <button type="button" className={`${styles.close} needs-script`} aria-label="Close" onClick={close}>
          <Icon glyph="x" />
        </button>
      ) : null}
    </div>
  );
}
