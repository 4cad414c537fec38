import { useHydrated } from '@forecourt/ui';
import { useNonce } from '../../../shell/nonce.ts';

/**
 * Runs while the page is parsed, before the element above it is painted: for what depends on the browser's
 * clock on a cached page. The page carries `run` as text, so it must not refer to anything outside itself.
 * React removes it on hydration.
 */
export function EarlyScript<T>({ run, data }: { run: (element: Element | null, data: T) => void; data: T }) {
  const nonce = useNonce();
  const isHydrated = useHydrated();
  if (isHydrated) return null;
  const argument = JSON.stringify(data ?? null).replaceAll('<', '\\u003c');
  return (
    <script
      nonce={nonce}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own code, and React would escape its quotes
      dangerouslySetInnerHTML={{
        __html: `(${run})(document.currentScript.previousElementSibling,${argument})`,
      }}
    />
  );
}
