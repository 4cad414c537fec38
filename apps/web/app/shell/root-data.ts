import type { AppData } from '@forecourt/site';
import { useRouteLoaderData } from 'react-router';
import type { OutsideScriptUrls } from '../visitor/outside-scripts/outside-scripts.ts';

/** What every page needs to know; asked for once, before any route. */
export interface RootData {
  /** The channel is the address's. */
  app: Omit<AppData, 'channel'>;
  /** Without a slash at its end. */
  origin: string;
  sellSiteUrl: string | null;
  outsideScripts: OutsideScriptUrls;
  holdsMadeUpMarket: boolean;
  mapStyleUrl: string | null;
  /** Said by the server, so that the browser's first render says the same. */
  today: { copyright: string; isDecember: boolean };
}

/** Undefined when the root itself failed. */
export function useRootData(): RootData | undefined {
  return useRouteLoaderData<() => RootData>('root');
}
