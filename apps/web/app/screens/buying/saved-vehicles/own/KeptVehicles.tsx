import { type Channel, channelPlural } from '@forecourt/domain';
import { Anchor, VehicleCard } from '@forecourt/ui';
import { AdvertTick } from '../../../../visitor/compared/AdvertTick.tsx';
import { plainRemove } from '../../../../visitor/saved/plain-save.tsx';
import { viewingDayPath } from '../../viewing-day/viewing-day-address.ts';
import { CardGrid } from '../CardGrid.tsx';
import type { KeptVehicle } from '../find-saved-page.ts';
import { describeCount } from './describe-count.ts';
import { EmptyList } from './EmptyList.tsx';
import styles from './OwnList.module.css';

interface KeptVehiclesProps {
  channel: Channel;
  vehicles: readonly KeptVehicle[];
}

/** The saved vehicles of a visitor without JavaScript, from the cookie. */
export function KeptVehicles({ channel, vehicles }: KeptVehiclesProps) {
  if (vehicles.length === 0) return <EmptyList channel={channel} />;
  return (
    <>
      <p className={styles.count}>{describeCount(vehicles.length, channel)}</p>
      <p className={styles.plan}>
        <Anchor href={viewingDayPath} isRouter={false}>
          Plan a viewing day
        </Anchor>
      </p>
      <CardGrid
        heading={`Saved ${channelPlural(channel)}`}
        channel={channel}
        items={vehicles.map(({ card, isExpired }) => ({
          id: card.id,
          card: (
            <VehicleCard
              {...card}
              cardType="saved-car-card"
              isExpired={isExpired}
              plainRemove={plainRemove(card.id)}
              tick={
                isExpired ? null : (
                  <AdvertTick channel={channel} publicReference={card.id} title={card.title} />
                )
              }
            />
          ),
        }))}
      />
    </>
  );
}
