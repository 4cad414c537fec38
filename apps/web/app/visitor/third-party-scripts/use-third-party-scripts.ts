import { isSignedLink } from '@forecourt/domain';
import { useLocation } from 'react-router';
import { useRootData } from '../../shell/root-data.ts';
import type { ThirdPartyScriptUrls } from './third-party-scripts.ts';

const none: ThirdPartyScriptUrls = { ad: null, audience: null, tagManager: null };

/**
 * The third-party scripts that this page may load: none when the root itself failed, or where the address is
 * secret.
 */
export function useThirdPartyScripts(): ThirdPartyScriptUrls {
  const urls = useRootData()?.thirdPartyScripts ?? none;
  return isSignedLink(useLocation().pathname) ? none : urls;
}
