import { useEffect, useEffectEvent } from 'react';
import { type Location, useNavigation } from 'react-router';

/**
 * For a debounced form: runs `act` when another navigation starts, so that a link pressed during the delay is
 * followed.
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
