import type { VehicleEvent } from '@forecourt/site';
import { trackEvent } from './track.ts';
import { useTrackingAnswer } from './use-tracking-answer.ts';

/** Tells what was done with the vehicle that this page is about. */
export function useTrackVehicle(): (kind: VehicleEvent['kind']) => void {
  const { vehicle } = useTrackingAnswer();
  return (kind) => {
    if (vehicle) trackEvent({ kind, vehicle });
  };
}
