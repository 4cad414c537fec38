import { use } from 'react';
import { buildHref } from './build-href.ts';
import { type AnchorProps, LinkContext } from './LinkProvider.tsx';

export interface LinkTarget {
  href: string;
  /** Percent-encoded and appended to the address. */
  queryParams?: Readonly<Record<string, string>> | undefined;
  target?: string | undefined;
  /** False requests a full page load. */
  isRouter?: boolean | undefined;
}

/** An unstyled link: the router's for a path of the site, the browser's for everything else. */
export function Anchor({ href, queryParams, target, isRouter = true, ...rest }: LinkTarget & AnchorProps) {
  const InApp = use(LinkContext);
  const address = buildHref(href, queryParams);
  const isSameWindow = !target || target === '_self';
  if (isRouter && isSameWindow && /^\/(?!\/)/.test(href)) return <InApp href={address} {...rest} />;
  const rel = target === '_blank' ? 'noopener' : undefined;
  return <a href={address} target={target} rel={rel} data-reload={isRouter ? undefined : ''} {...rest} />;
}
