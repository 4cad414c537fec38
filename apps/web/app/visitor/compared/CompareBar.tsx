import { type Channel, channelPlural } from '@forecourt/domain';
import { Button, useHydrated } from '@forecourt/ui';
import { Form } from 'react-router';
import { useStored } from '../browser-storage/use-stored.ts';
import { compareFormId } from './AdvertTick.tsx';
import styles from './CompareBar.module.css';
import { clearCompared, comparedLists, maximumCompared } from './compared-lists.ts';

export interface CompareBarProps {
  /** The id of its form, for a row with a bar of its own, which appears with a tick in that row. */
  id?: string;
  channel: Channel;
  /** The adverts on this page, whose own ticks the form sends. */
  shown: readonly string[];
  /** The page that the comparison leads back to. */
  from?: string | undefined;
  /** The shared list that it leads back to. */
  list?: string | undefined;
}

/** Appears with the first tick and stays until the comparison is cleared, also on the next page of results. */
export function CompareBar({ id, channel, shown, from, list }: CompareBarProps) {
  const ticked = useStored(comparedLists[channel]);
  const isHydrated = useHydrated();
  const isUsed = id ? shown.some((reference) => ticked.includes(reference)) : ticked.length > 0;
  const elsewhere = ticked.filter((reference) => !shown.includes(reference));
  return (
    <Form
      id={id ?? compareFormId}
      className={styles.bar}
      method="get"
      action="/saved-vehicles"
      data-ticked={isUsed || undefined}
    >
      <input type="hidden" name="channel" value={channelPlural(channel)} />
      {from ? <input type="hidden" name="from" value={from} /> : null}
      {list ? <input type="hidden" name="list" value={list} /> : null}
      {elsewhere.map((reference) => (
        <input key={reference} type="hidden" name="compare" value={reference} />
      ))}
      <p className={styles.words} role="status">
        {hintFor(ticked.length, channel)}
      </p>
      <button type="button" className={`${styles.clear} needs-script`} onClick={() => clearCompared(channel)}>
        Clear
      </button>
      <Button type="submit" size="sm" isDisabled={isHydrated && ticked.length < 2}>
        Compare
      </Button>
    </Form>
  );
}

function hintFor(count: number, channel: Channel): string {
  const vehicles = `${count} ${channelPlural(channel)}`;
  if (count === 0) return `Tick up to ${maximumCompared} to compare them side by side.`;
  if (count === 1) return `1 ${channel.toLowerCase()} to compare. Tick one more.`;
  return count < maximumCompared ? `${vehicles} to compare` : `${vehicles} to compare, the maximum`;
}
