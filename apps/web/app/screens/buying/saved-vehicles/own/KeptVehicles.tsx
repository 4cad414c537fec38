import { type Channel, channelPlural } from '@forecourt/domain';
import { isFull, maximumSaved } from '@forecourt/site';
import { SavedVehicleCard } from '@forecourt/ui';
import { buildSavedCardView } from '../../../../visitor/saved/build-saved-card-view.ts';
import { plainRemove } from '../../../../visitor/saved/plain-save.tsx';
import { ComparableList } from '../ComparableList.tsx';
import type { KeptVehicle } from '../find-saved-page.ts';
import { EmptyList } from './EmptyList.tsx';
import styles from './OwnList.module.css';

interface KeptVehiclesProps {
  channel: Channel;
  vehicles: readonly KeptVehicle[];
}

/** The saved vehicles of a visitor without JavaScript, from the cookie. */
export function KeptVehicles({ channel, vehicles }: KeptVehiclesProps) {
  if (vehicles.length === 0) return <EmptyList channel={channel} />;
  const plural = channelPlural(channel);
  return (
    <>
      <p className={styles.count}>
        {vehicles.length} of {maximumSaved} {plural}
        {isFull(vehicles.map(({ saved }) => saved)) ? '. The list is full: remove one to save another.' : ''}
      </p>
      <ComparableList
        heading={`Saved ${plural}`}
        fields={{ channel: plural }}
        items={vehicles.map(({ saved, facts, isExpired }) => ({
          id: saved.publicReference,
          title: saved.title,
          canCompare: !isExpired,
          card: (
            <SavedVehicleCard
              {...buildSavedCardView(saved, channel)}
              facts={facts}
              isExpired={isExpired}
              plainRemove={plainRemove(saved.publicReference)}
            />
          ),
        }))}
      />
    </>
  );
}
