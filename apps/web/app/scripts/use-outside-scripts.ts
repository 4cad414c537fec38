import { useRouteLoaderData } from 'react-router';
import type { loader as rootLoader } from '../root.tsx';
import type { OutsideScriptUrls } from './outside-scripts.ts';

const none: OutsideScriptUrls = { ad: null, audience: null, tagManager: null };

/** The scripts of others that this site is set up with; none when the root itself failed. */
export function useOutsideScripts(): OutsideScriptUrls {
  return useRouteLoaderData<typeof rootLoader>('root')?.outsideScripts ?? none;
}
