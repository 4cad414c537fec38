import { isSignedLink } from '@forecourt/domain';
import { useLocation } from 'react-router';
import { useRootData } from '../../shell/root-data.ts';
import type { OutsideScriptUrls } from './outside-scripts.ts';

const none: OutsideScriptUrls = { ad: null, audience: null, tagManager: null };

/**
 * The third-party scripts that this page may load: none when the root itself failed, or where the address is
 * secret.
 */
export function useOutsideScripts(): OutsideScriptUrls {
  const urls = useRootData()?.outsideScripts ?? none;
  return isSignedLink(useLocation().pathname) ? none : urls;
}
