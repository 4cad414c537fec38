import { brand } from '../brand/brand.ts';
import { myAdvertsUrl, sellUrl } from '../brand/sell-site.ts';
import { buildHeaderGroups } from './header-groups.ts';
import type { NavigationItem } from './navigation-item.ts';

export interface HeaderInputs {
  isMobile: boolean;
  isSmall: boolean;
  /** Replaces the usual groups. */
  links?: readonly NavigationItem[] | undefined;
  savedCarsNumber: number;
  isSignedIn: boolean;
}

export interface HeaderAction {
  kind: 'sell' | 'saved' | 'account' | 'sign-in' | 'menu' | 'sell-my-car';
  text: string;
  /** Null for the menu, which opens instead of linking. */
  link: string | null;
  isRouter: boolean;
  /** The number beside the action, if there is one to show. */
  badge: number | null;
}

export interface Header {
  groups: readonly NavigationItem[];
  actions: readonly HeaderAction[];
}

export function buildHeader(inputs: HeaderInputs, sellSiteUrl: string | null = brand.sellSiteUrl): Header {
  return {
    groups: inputs.links ?? buildHeaderGroups(inputs.isMobile),
    actions: buildActions(inputs, sellSiteUrl),
  };
}

function buildActions(inputs: HeaderInputs, sellSiteUrl: string | null): HeaderAction[] {
  const { isMobile, isSmall, savedCarsNumber, isSignedIn } = inputs;
  const selling = { isRouter: sellSiteUrl === null, badge: null };
  const badge = savedCarsNumber > 0 ? savedCarsNumber : null;
  const actions: HeaderAction[] = [
    { kind: 'sell', text: 'Sell', link: sellUrl(sellSiteUrl), ...selling },
    { kind: 'saved', text: 'Saved', link: '/saved-vehicles', isRouter: true, badge },
    isSignedIn
      ? { kind: 'account', text: 'Account', link: myAdvertsUrl(sellSiteUrl), ...selling }
      : { kind: 'sign-in', text: 'Sign in', link: myAdvertsUrl(sellSiteUrl), ...selling },
  ];
  actions.push({
    kind: 'sell-my-car',
    text: 'Sell my car',
    link: '/sell-my-car',
    isRouter: true,
    badge: null,
  });
  if (isMobile || isSmall)
    actions.push({ kind: 'menu', text: 'Menu', link: null, isRouter: false, badge: null });
  return actions;
}
