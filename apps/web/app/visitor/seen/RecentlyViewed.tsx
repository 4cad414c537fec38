import type { Channel } from '@forecourt/domain';
import { CardRow, VehicleCard } from '@forecourt/ui';
import { useStored } from '../browser-storage/use-stored.ts';
import { buildSavedCardView } from '../saved/build-saved-card-view.ts';
import { SaveHeart } from '../saved/SaveHeart.tsx';
import styles from './RecentlyViewed.module.css';
import { forgetViews, viewedVehicles } from './seen-stores.ts';

export interface RecentlyViewedProps {
  /** If absent, vehicles of all channels. */
  channel?: Channel;
  /** The advert that the visitor is viewing. */
  except?: string;
}

/** Two rows on a wide screen. */
const mostCards = 8;

/**
 * The visitor's recently viewed vehicles. Only the browser knows them, so the row appears after the page:
 * place it below the fold, where it shifts nothing that the visitor is reading.
 */
export function RecentlyViewed({ channel: only, except }: RecentlyViewedProps) {
  const viewed = useStored(viewedVehicles).filter(
    ({ channel, vehicle }) => (only === undefined || channel === only) && vehicle.publicReference !== except,
  );
  if (viewed.length === 0) return null;
  return (
    <CardRow
      title="Recently viewed"
      more={
        <button type="button" className={styles.clear} onClick={forgetViews}>
          Clear
        </button>
      }
    >
      {viewed.slice(0, mostCards).map(({ channel, vehicle }) => (
        <VehicleCard
          key={vehicle.publicReference}
          {...buildSavedCardView(vehicle, channel)}
          icon={<SaveHeart channel={channel} vehicle={vehicle} />}
        />
      ))}
    </CardRow>
  );
}
