import { Children, cloneElement, Fragment, isValidElement, type ReactElement, type ReactNode } from 'react';
import { Scripts } from 'react-router';

/**
 * The router's scripts, which let the rest of the page go first. The router asks for all of them at once and with high
 * priority; on a slow line the styles, the font and the first picture would then share it with a hundred kilobytes
 * that nobody waits for.
 */
export function PatientScripts({ nonce }: { nonce: string | undefined }) {
  // The browser has run them already. Last in the page, React takes what it does not know of for another's.
  return import.meta.env.SSR ? <Asked nonce={nonce} /> : null;
}

/** Calls the router's part and does not render it, so that what it returns can be changed; it has no props that say so. */
function Asked({ nonce }: { nonce: string | undefined }) {
  return <>{lowerPriority(Scripts({ nonce }))}</>;
}

/** Exported for the test. */
export function lowerPriority(tree: ReactNode): ReactNode {
  return Children.map(tree, (child) => {
    if (!isValidElement<{ children?: ReactNode; rel?: string }>(child)) return child;
    if (child.type === Fragment) return lowerPriority(child.props.children);
    return child.type === 'link' && child.props.rel === 'modulepreload'
      ? cloneElement(child as ReactElement<{ fetchPriority?: string }>, { fetchPriority: 'low' })
      : child;
  });
}
