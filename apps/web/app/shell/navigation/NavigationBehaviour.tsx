import { useEffect } from 'react';
import { watchFailedRequests } from '../error/failed-request.ts';
import { FollowLinks } from '../shortcuts/links/FollowLinks.tsx';
import { AnnounceNavigation } from './AnnounceNavigation.tsx';
import { IgnoreAbortedFades } from './IgnoreAbortedFades.tsx';
import { NavigationRecorder } from './NavigationRecorder.tsx';
import { ProgressLine } from './ProgressLine.tsx';
import { ScrollRules } from './ScrollRules.tsx';

/** Behaviour around every navigation within the site. */
export function NavigationBehaviour({ nonce }: { nonce: string | undefined }) {
  useEffect(watchFailedRequests, []);
  return (
    <>
      <FollowLinks />
      <NavigationRecorder />
      <ScrollRules nonce={nonce} />
      <AnnounceNavigation />
      <ProgressLine />
      <IgnoreAbortedFades />
    </>
  );
}
