import { Children, cloneElement, Fragment, isValidElement, type ReactElement, type ReactNode } from 'react';
import { Scripts } from 'react-router';

/**
 * The router's scripts, which let the rest of the page go first. The router asks for all of them at once and with high
 * priority; on a slow line the styles, the font and the first picture would then share it with a hundred kilobytes
 * that nobody waits for.
 */
export function PatientScripts({ nonce }: { nonce: string | undefined }) {
  // Called and not rendered, so that what it returns can be changed; it has no props that say so.
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
