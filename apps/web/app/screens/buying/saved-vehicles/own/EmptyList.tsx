import { type Channel, channelPlural, channelSeoRoot } from '@forecourt/domain';
import { ButtonLink, Icon } from '@forecourt/ui';
import styles from './EmptyList.module.css';

/** Nothing saved yet: explains how to save, and where. */
export function EmptyList({ channel }: { channel: Channel }) {
  const plural = channelPlural(channel);
  return (
    <div className={styles.empty}>
      <div className={styles.heart}>
        <Icon glyph="heart" size="lg" />
      </div>
      <h2 className={styles.title}>No saved {plural} yet</h2>
      <p className={styles.words}>
        Press the heart on any advert. It stays here, with a note when its price changes, until you remove it.
      </p>
      <ButtonLink href={channelSeoRoot(channel)}>Search {plural}</ButtonLink>
    </div>
  );
}
