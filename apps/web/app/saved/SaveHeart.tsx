import type { Channel, SavedVehicle } from '@forecourt/domain';
import { SaveButton } from '@forecourt/ui';
import { trackEvent } from '../tracking/track.ts';
import { toggleSaved } from './saved-lists.ts';
import { useIsSaved } from './use-saved.ts';

export interface SaveHeartProps {
  channel: Channel;
  vehicle: SavedVehicle;
}

/** The heart on a card. It answers at once; the thirty-first vehicle of a channel it refuses without a word. */
export function SaveHeart({ channel, vehicle }: SaveHeartProps) {
  const isSaved = useIsSaved(channel, vehicle.publicReference);
  const toggle = () => {
    const change = toggleSaved(channel, vehicle);
    if (change) trackEvent({ kind: `vehicle-${change}`, vehicle: { channel, ...vehicle } });
  };
  return <SaveButton isSaved={isSaved} title={vehicle.title} onToggle={toggle} />;
}
