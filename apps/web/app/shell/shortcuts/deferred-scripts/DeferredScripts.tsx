import { Children, Fragment, isValidElement, type ReactElement, type ReactNode, useEffect } from 'react';
import { Scripts } from 'react-router';
import { areShortcutsOn } from '../are-shortcuts-on.ts';
import { startWhenPainted } from './start-when-painted.ts';
import { writeCall } from './write-call.ts';

/** Said on the window when every part of the page listens. */
const readyEvent = 'page-ready';

/**
 * The router's scripts, which let the rest of the page go first. The router asks for all of them at once and with high
 * priority; on a slow line the styles, the font and the first picture would then share it with a hundred kilobytes
 * that nobody waits for.
 */
export function DeferredScripts({ nonce }: { nonce: string | undefined }) {
  useEffect(() => {
    dispatchEvent(new Event(readyEvent));
  }, []);
  if (!areShortcutsOn) return <Scripts nonce={nonce} />;
  // The browser has run them already. Last in the page, React takes what it does not know of for another's.
  return import.meta.env.SSR ? <Asked nonce={nonce} /> : null;
}

/** Calls the router's part and does not render it, so that what it returns can be changed; it has no props that say so. */
function Asked({ nonce }: { nonce: string | undefined }) {
  return <>{holdBack(Scripts({ nonce }))}</>;
}

type Part = ReactElement<{
  children?: ReactNode;
  rel?: string;
  href?: string;
  type?: string;
  async?: boolean;
  dangerouslySetInnerHTML?: { __html: string };
}>;

/** The same parts, with the module and all it preloads in the hands of `startWhenPainted`. Exported for the test. */
export function holdBack(tree: ReactNode): ReactNode {
  const parts = flatten(tree);
  const modules = parts.filter(isPreload).map(({ props }) => props.href ?? '');
  return parts.map((part) => {
    if (isPreload(part)) return null;
    const { type, async, dangerouslySetInnerHTML: code, ...props } = part.props;
    if (type !== 'module') return part;
    const call = writeCall(startWhenPainted, modules, code?.__html ?? '', readyEvent);
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own code, and React would escape its quotes
    return <script {...props} key="modules" dangerouslySetInnerHTML={{ __html: call }} />;
  });
}

const isPreload = (part: Part) => part.type === 'link' && part.props.rel === 'modulepreload';

function flatten(tree: ReactNode): Part[] {
  return Children.toArray(tree).flatMap((child) => {
    if (!isValidElement<Part['props']>(child)) return [];
    return child.type === Fragment ? flatten(child.props.children) : [child];
  });
}
