import { useEffect, useEffectEvent } from 'react';
import { type Location, useNavigation } from 'react-router';

/**
 * For a form that asks after a pause: runs `act` when a navigation starts that is not its own, so that a link which is
 * pressed within the pause is followed.
 */
export function useOnOtherNavigation(isOwn: (to: Location) => boolean, act: () => void): void {
  const { location } = useNavigation();
  const look = useEffectEvent((to: Location) => {
    if (!isOwn(to)) act();
  });
  useEffect(() => {
    if (location) look(location);
  }, [location]);
}
