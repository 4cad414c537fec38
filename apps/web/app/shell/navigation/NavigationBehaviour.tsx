import { FollowLinks } from '../links/FollowLinks.tsx';
import { Arrival } from './Arrival.tsx';
import { NavigationRecorder } from './NavigationRecorder.tsx';
import { ProgressLine } from './ProgressLine.tsx';
import { ScrollRules } from './ScrollRules.tsx';

/** What happens around every navigation within the site. */
export function NavigationBehaviour({ nonce }: { nonce: string | undefined }) {
  return (
    <>
      <FollowLinks />
      <NavigationRecorder />
      <ScrollRules nonce={nonce} />
      <Arrival />
      <ProgressLine />
    </>
  );
}
