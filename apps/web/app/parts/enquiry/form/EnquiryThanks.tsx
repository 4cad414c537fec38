import { MessageBanner } from '@forecourt/ui';
import { useEffect, useRef } from 'react';
import type { ThanksView } from './build-thanks.ts';

/** Replaces the form, and takes over its focus. */
export function EnquiryThanks({ title, text }: ThanksView) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1}>
      <MessageBanner type="success" title={title}>
        {text}
      </MessageBanner>
    </div>
  );
}
