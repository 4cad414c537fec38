import type { VehicleEvent } from '@forecourt/site';
import { trackEvent } from './track.ts';
import { useTrackingAnswer } from './use-tracking-answer.ts';

/** Tracks an action on the vehicle of this page. */
export function useTrackVehicle(): (kind: VehicleEvent['kind']) => void {
  const { vehicle } = useTrackingAnswer();
  return (kind) => {
    if (vehicle) trackEvent({ kind, vehicle });
  };
}
