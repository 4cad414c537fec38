import type { AppData } from '@forecourt/site';
import { useRouteLoaderData } from 'react-router';
import type { ThirdPartyScriptUrls } from '../visitor/third-party-scripts/third-party-scripts.ts';

/** Data for every page, loaded once by the root. */
export interface RootData {
  /** The channel comes from the address. */
  app: Omit<AppData, 'channel'>;
  /** Without a trailing slash. */
  origin: string;
  sellSiteUrl: string | null;
  thirdPartyScripts: ThirdPartyScriptUrls;
  holdsMadeUpMarket: boolean;
  mapStyleUrl: string | null;
  /** Comes from the server, so that the browser's first render matches it. */
  today: { copyright: string; isDecember: boolean };
}

/** Undefined when the root itself failed. */
export function useRootData(): RootData | undefined {
  return useRouteLoaderData<() => RootData>('root');
}
