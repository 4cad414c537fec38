import { isSignedLink } from '@forecourt/domain';
import { useLocation } from 'react-router';
import { useRootData } from '../../shell/root-data.ts';
import type { OutsideScriptUrls } from './outside-scripts.ts';

const none: OutsideScriptUrls = { ad: null, audience: null, tagManager: null };

/** The scripts of others that this page may ask for: none when the root itself failed, or where the address is a secret. */
export function useOutsideScripts(): OutsideScriptUrls {
  const urls = useRootData()?.outsideScripts ?? none;
  return isSignedLink(useLocation().pathname) ? none : urls;
}
