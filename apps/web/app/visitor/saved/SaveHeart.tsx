import type { Channel } from '@forecourt/domain';
import type { SavedVehicle } from '@forecourt/site';
import { SaveButton, type SaveButtonProps } from '@forecourt/ui';
import { reportFigure } from '../figures/report-figure.ts';
import { trackEvent } from '../tracking/track.ts';
import { plainSave } from './plain-save.tsx';
import { toggleSaved } from './saved-lists.ts';
import { useIsSaved } from './use-saved.ts';

export interface SaveHeartProps {
  channel: Channel;
  vehicle: SavedVehicle;
  ground?: SaveButtonProps['ground'];
}

const eventOfChange = { saved: 'vehicle-saved', unsaved: 'vehicle-unsaved' } as const;

/** The heart on a card. It responds at once; it silently refuses the thirty-first vehicle of a channel. */
export function SaveHeart({ channel, vehicle, ...look }: SaveHeartProps) {
  const isSaved = useIsSaved(channel, vehicle.publicReference);
  const toggle = () => {
    const change = toggleSaved(channel, vehicle);
    if (change === 'saved') reportFigure('saved', vehicle.publicReference);
    if (change) trackEvent({ kind: eventOfChange[change], vehicle: { channel, ...vehicle } });
  };
  return (
    <SaveButton
      {...look}
      isSaved={isSaved}
      title={vehicle.title}
      onToggle={toggle}
      plain={plainSave(vehicle.publicReference)}
    />
  );
}
