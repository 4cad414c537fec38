import { useHydrated } from '@forecourt/ui';
import { useNonce } from '../../../shell/nonce.ts';

/**
 * Runs while the page is read, before the element ahead of it is painted: for what only the browser's clock can tell on
 * a page from a cache. `run` is carried as text, so it can name nothing outside itself. Once React is there, it is gone.
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
