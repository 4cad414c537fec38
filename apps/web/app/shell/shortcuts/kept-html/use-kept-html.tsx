import { LinkContext, LinkProvider } from '@forecourt/ui';
import { type ComponentType, createContext, type ReactElement, type ReactNode, use } from 'react';
import { areShortcutsOn } from '../are-shortcuts-on.ts';

/** Renders an element, or returns the HTML that it had when it was last rendered under this key. */
export type KeepHtml = (key: string, element: ReactElement) => string;

/** Only the server provides it: see `entry.server.tsx`. */
export const KeepHtmlContext = createContext<KeepHtml | null>(null);

type Inside = { children: ReactNode } | { dangerouslySetInnerHTML: { __html: string } };

interface Options<Props> {
  /**
   * False if the props contain what JSON does not, such as elements, or if the content has a picture of high
   * priority, for which React adds a preload to the head of the page.
   */
  isKept?: boolean;
  /** Addresses that differ from page to page, and only stand in attributes: filled in afterwards. */
  addresses?: readonly (keyof Props & string)[];
}

/**
 * The inside of an element whose HTML depends on nothing but `props`, as far as JSON can write them, and the
 * kind of links around it. The server renders it once for all pages that show it. The browser renders it as
 * usual, and hydrates the same HTML.
 */
export function useKeptHtml<Props extends object>(
  Content: ComponentType<Props>,
  props: Props,
  { isKept = true, addresses = [] }: Options<Props> = {},
): Inside {
  const keep = import.meta.env.SSR && areShortcutsOn && isKept ? use(KeepHtmlContext) : null;
  if (!keep) return { children: <Content {...props} /> };
  const link = use(LinkContext);
  const filled = addresses.filter((name) => typeof props[name] === 'string');
  const blank = { ...props, ...Object.fromEntries(filled.map((name) => [name, blankFor(name)])) };
  const html = keep(
    `${idOf(Content)} ${idOf(link)} ${writeProps(blank)}`,
    <LinkProvider component={link}>
      <Content {...blank} />
    </LinkProvider>,
  );
  const __html = filled.reduce(
    (text, name) => text.replaceAll(blankFor(name), () => escapeAttribute(String(props[name]))),
    html,
  );
  return { dangerouslySetInnerHTML: { __html } };
}

/** Looks like a path of the site, which links check. */
function blankFor(name: string): string {
  return `/~${name}~`;
}

function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
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
