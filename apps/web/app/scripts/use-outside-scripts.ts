import { isSignedLink } from '@forecourt/domain';
import { useLocation, useRouteLoaderData } from 'react-router';
import type { loader as rootLoader } from '../root.tsx';
import type { OutsideScriptUrls } from './outside-scripts.ts';

const none: OutsideScriptUrls = { ad: null, audience: null, tagManager: null };

/** The scripts of others that this page may ask for: none when the root itself failed, or where the address is a secret. */
export function useOutsideScripts(): OutsideScriptUrls {
  const urls = useRouteLoaderData<typeof rootLoader>('root')?.outsideScripts ?? none;
  return isSignedLink(useLocation().pathname) ? none : urls;
}
