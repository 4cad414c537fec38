import { LinkContext, LinkProvider } from '@forecourt/ui';
import { type ComponentType, createContext, type ReactElement, type ReactNode, use } from 'react';
import { areShortcutsOn } from '../are-shortcuts-on.ts';

/** Renders an element, or returns the HTML that it had when it was last rendered under this key. */
export type KeepHtml = (key: string, element: ReactElement) => string;

/** Only the server provides it: see `entry.server.tsx`. */
export const KeepHtmlContext = createContext<KeepHtml | null>(null);

type Inside = { children: ReactNode } | { dangerouslySetInnerHTML: { __html: string } };

/**
 * The inside of an element whose HTML depends on nothing but `props`, which must survive JSON, and the kind of
 * links around it. The server renders it once for all pages that show it. The browser renders it as usual, and
 * hydrates the same HTML.
 */
export function useKeptHtml<Props extends object>(
  Content: ComponentType<Props>,
  props: Props,
  isKept = true,
): Inside {
  const content = <Content {...props} />;
  if (!import.meta.env.SSR || !areShortcutsOn || !isKept) return { children: content };
  const keep = use(KeepHtmlContext);
  const link = use(LinkContext);
  if (!keep) return { children: content };
  const key = `${idOf(Content)} ${idOf(link)} ${writeProps(props)}`;
  return {
    dangerouslySetInnerHTML: { __html: keep(key, <LinkProvider component={link}>{content}</LinkProvider>) },
  };
}

const ids = new Map<unknown, number>();

function idOf(component: unknown): number {
  const id = ids.get(component) ?? ids.size;
  ids.set(component, id);
  return id;
}

const written = new WeakMap<object, string>();

/** As JSON. Loaders build the view of an advert once for many pages: it is written once, too. */
function writeProps(props: object): string {
  return Object.entries(props)
    .map(([name, value]) => {
      if (typeof value !== 'object' || value === null) return `${name}:${JSON.stringify(value)}`;
      const json = written.get(value) ?? JSON.stringify(value);
      written.set(value, json);
      return `${name}:${json}`;
    })
    .join();
}
