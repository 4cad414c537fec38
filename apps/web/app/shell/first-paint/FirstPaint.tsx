import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router';
import { writeCall } from '../write-call.ts';
import { paintVisitor } from './paint-visitor.ts';
import { visitorFacts } from './visitor-facts.ts';

const script = writeCall(paintVisitor, visitorFacts);

/** Placed in the head, so that it runs before the body is parsed. */
export function FirstPaint({ nonce }: { nonce: string | undefined }) {
  const { pathname } = useLocation();
  // A form that leads to another page may have set a cookie. The error screen renders its own document: React removes
  // the marks from the root element when it mounts and unmounts.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address decides when to paint
  useLayoutEffect(() => paintVisitor(visitorFacts), [pathname]);
  useLayoutEffect(() => {
    // Signing in happens on another site: a visitor who returns to this page or tab finds it out of date.
    const repaint = () => paintVisitor(visitorFacts);
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
