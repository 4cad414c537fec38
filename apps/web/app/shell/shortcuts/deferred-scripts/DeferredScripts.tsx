import { trustedTypePolicies } from '@forecourt/site';
import { Children, Fragment, isValidElement, type ReactElement, type ReactNode, useEffect } from 'react';
import { Scripts } from 'react-router';
import { writeCall } from '../../write-call.ts';
import { areShortcutsOn } from '../are-shortcuts-on.ts';
import { startWhenPainted } from './start-when-painted.ts';

/** Dispatched on the window when the whole page is hydrated. */
const readyEvent = 'page-ready';

/** Browsers do not run a script of this type. Its text stands in the page as it will run, so that its hash can allow it. */
const deferredType = 'text/deferred-module';

/**
 * The router's scripts, deferred behind the rest of the page. The router requests all of them at once and
 * with high priority; on a slow connection the styles, the font and the first picture would then compete with
 * a hundred kilobytes that the visitor does not need yet.
 */
export function DeferredScripts({ nonce }: { nonce: string | undefined }) {
  useEffect(() => {
    dispatchEvent(new Event(readyEvent));
  }, []);
  if (!areShortcutsOn) return <Scripts nonce={nonce} />;
  // The browser has already run them. They are last in the page, where React ignores elements that it does not know.
  return import.meta.env.SSR ? <ServerScripts nonce={nonce} /> : null;
}

/**
 * Calls the router's component instead of rendering it, so that its output can be changed; it has no props
 * for this.
 */
function ServerScripts({ nonce }: { nonce: string | undefined }) {
  return <>{deferModules(Scripts({ nonce }))}</>;
}

type Part = ReactElement<{
  children?: ReactNode;
  rel?: string;
  href?: string;
  type?: string;
  async?: boolean;
  dangerouslySetInnerHTML?: { __html: string };
}>;

/** The same elements, with the module and its preloads passed to `startWhenPainted`. Exported for the test. */
export function deferModules(tree: ReactNode): ReactNode {
  const parts = flatten(tree);
  if (!parts.some(({ props }) => props.type === 'module')) {
    // A new version of the router may return other elements. Visitors then get them as they are.
    if (import.meta.env.DEV) throw new Error('<Scripts> returned no module that could be deferred');
    return tree;
  }
  const modules = parts.filter(isPreload).map(({ props }) => props.href ?? '');
  return parts.map((part) => {
    if (isPreload(part)) return null;
    const { type, async, dangerouslySetInnerHTML: code, ...props } = part.props;
    if (type !== 'module') return part;
    const call = writeCall(startWhenPainted, modules, deferredType, readyEvent, trustedTypePolicies.start);
    return (
      <Fragment key="modules">
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the router's own code */}
        <script {...props} type={deferredType} dangerouslySetInnerHTML={code} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own code, and React would escape its quotes */}
        <script {...props} dangerouslySetInnerHTML={{ __html: call }} />
      </Fragment>
    );
  });
}

const isPreload = (part: Part) => part.type === 'link' && part.props.rel === 'modulepreload';

function flatten(tree: ReactNode): Part[] {
  return Children.toArray(tree).flatMap((child) => {
    if (!isValidElement<Part['props']>(child)) return [];
    return child.type === Fragment ? flatten(child.props.children) : [child];
  });
}
