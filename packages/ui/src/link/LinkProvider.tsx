import {
  type AnchorHTMLAttributes,
  type ComponentType,
  createContext,
  type ReactNode,
  type Ref,
} from 'react';

export interface AnchorProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  ref?: Ref<HTMLAnchorElement>;
}

export type LinkComponent = ComponentType<AnchorProps> | 'a';

/** Outside a provider every link is a plain one, so a component works in any page. */
export const LinkContext = createContext<LinkComponent>('a');

/** Provides the router's link once, so that the components can link in the app without knowing the router. */
export function LinkProvider({ component, children }: { component: LinkComponent; children: ReactNode }) {
  return <LinkContext value={component}>{children}</LinkContext>;
}
