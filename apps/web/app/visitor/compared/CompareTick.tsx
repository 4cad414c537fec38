import type { Channel } from '@forecourt/domain';
import { useStored } from '../browser-storage/use-stored.ts';
import styles from './CompareTick.module.css';
import { comparedLists, maximumCompared, setCompared } from './compared-lists.ts';

/** Which form the ticks belong to, wherever they stand on the page. */
export const compareFormId = 'compare';

export interface CompareTickProps {
  channel: Channel;
  publicReference: string;
  title: string;
}

/** The tick on a card. It belongs to the form of the bar, so that it works without JavaScript. */
export function CompareTick({ channel, publicReference, title }: CompareTickProps) {
  const list = comparedLists[channel];
  const isTicked = useStored(list, (ticked) => ticked.includes(publicReference));
  const isFull = useStored(list, (ticked) => ticked.length >= maximumCompared);
  return (
    <label className={styles.tick}>
      <input
        type="checkbox"
        form={compareFormId}
        name="compare"
        value={publicReference}
        aria-label={`Compare ${title}`}
        checked={isTicked}
        disabled={isFull && !isTicked}
        onChange={({ currentTarget }) => setCompared(channel, publicReference, currentTarget.checked)}
      />
      Compare
    </label>
  );
}
