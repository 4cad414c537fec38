import { MessageBanner } from '@forecourt/ui';
import { useEffect, useRef } from 'react';

/** Takes the place of the form, and the focus that the form had. */
export function EnquiryThanks({ recipient, email }: { recipient: string; email: string }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1}>
      <MessageBanner type="success" title={`Your message is on its way to ${recipient}`}>
        {email ? `An answer will come to ${email}.` : 'Thank you.'}
      </MessageBanner>
    </div>
  );
}
