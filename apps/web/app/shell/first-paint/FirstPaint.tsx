import { useLayoutEffect } from 'react';
import { writeCall } from '../shortcuts/deferred-scripts/write-call.ts';
import { paintVisitor } from './paint-visitor.ts';
import { visitorFacts } from './visitor-facts.ts';

const script = writeCall(paintVisitor, visitorFacts);

/** Stands in the head and runs before the body is read. */
export function FirstPaint({ nonce }: { nonce: string | undefined }) {
  useLayoutEffect(() => {
    // Signing in happens on another site: whoever comes back to this page, or to this tab, finds it out of date.
    const repaint = () => paintVisitor(visitorFacts);
    // An error screen has a document of its own: React takes the marks off the root element when it comes and goes.
    repaint();
    addEventListener('pageshow', repaint);
    document.addEventListener('visibilitychange', repaint);
    return () => {
      removeEventListener('pageshow', repaint);
      document.removeEventListener('visibilitychange', repaint);
    };
  }, []);
  return (
    <script
      nonce={nonce}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own code, and React would escape its quotes
      dangerouslySetInnerHTML={{ __html: script }}
    />
  );
}
