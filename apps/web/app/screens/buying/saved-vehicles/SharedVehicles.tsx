import { channelPlural } from '@forecourt/domain';
import { Button, ButtonLink } from '@forecourt/ui';
import { ComparableCard } from '../../../parts/vehicle/ComparableCard.tsx';
import { saveAll } from '../../../visitor/saved/saved-lists.ts';
import { useIsFull, useSavedList } from '../../../visitor/saved/use-saved.ts';
import { CardGrid } from './CardGrid.tsx';
import type { SharedPage } from './find-saved-page.ts';
import styles from './SharedVehicles.module.css';
import { formatSavedAddress } from './saved-address.ts';

/** A list that someone sent: it does not depend on this browser, and can be saved in it. */
export function SharedVehicles({ channel, list, vehicles, gone }: SharedPage) {
  return (
    <>
      <div className={styles.head}>
        <p className={styles.words}>
          {sayCount(vehicles.length, channelPlural(channel), channel.toLowerCase())}
          {gone > 0 ? ` ${gone === 1 ? 'One other is' : `${gone} others are`} no longer for sale.` : ''}
        </p>
        {vehicles.length > 0 ? (
          <SaveThemAll channel={channel} vehicles={vehicles} />
        ) : (
          <ButtonLink href="/used-cars">Search cars</ButtonLink>
        )}
      </div>
      {vehicles.length > 0 ? (
        <CardGrid
          heading="The list"
          {...{ channel, list }}
          items={vehicles.map((vehicle, index) => ({
            id: vehicle.card.id,
            card: <ComparableCard {...vehicle} isPriority={index < 2} />,
          }))}
        />
      ) : null}
    </>
  );
}

function SaveThemAll({ channel, vehicles }: Pick<SharedPage, 'channel' | 'vehicles'>) {
  const own = new Set(useSavedList(channel).map(({ publicReference }) => publicReference));
  const isFull = useIsFull(channel);
  const missing = vehicles.filter(({ vehicle }) => !own.has(vehicle.publicReference));
  if (missing.length === 0 || isFull) {
    // As tall as the button that it replaces, because the page learns this a moment later.
    return (
      <ButtonLink variant="secondary" href={formatSavedAddress({ channel })}>
        {missing.length === 0 ? 'All saved: see your list' : 'Your list is full: see it'}
      </ButtonLink>
    );
  }
  return (
    <div className="needs-script">
      <Button
        onClick={() =>
          saveAll(
            channel,
            missing.map(({ vehicle }) => vehicle),
          )
        }
      >
        {missing.length === vehicles.length ? 'Save them all' : `Save the other ${missing.length}`}
      </Button>
    </div>
  );
}

function sayCount(count: number, plural: string, singular: string): string {
  if (count === 0) return 'Nothing on this list is for sale any more.';
  return count === 1
    ? `1 ${singular} that someone chose for you.`
    : `${count} ${plural} that someone chose for you.`;
}
