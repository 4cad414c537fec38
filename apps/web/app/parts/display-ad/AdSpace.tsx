import styles from './DisplayAd.module.css';
import { useAdSpace } from './use-ad-space.ts';

/** What the ad script fills. */
export function AdSpace({ slot }: { slot: string }) {
  return <div ref={useAdSpace(slot)} className={styles.space} />;
}
