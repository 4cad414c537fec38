import type { Channel } from '@forecourt/domain';
import { CompareTick } from '@forecourt/ui';
import { useStored } from '../browser-storage/use-stored.ts';
import { comparedLists, maximumCompared, setCompared } from './compared-lists.ts';

/** The id of the form in a page's bar, to which the ticks of all cards belong. */
export const compareFormId = 'compare';

interface AdvertTickProps {
  channel: Channel;
  publicReference: string;
  title: string;
  /** The id of another form, for a row with its own bar. */
  form?: string | undefined;
}

/** Adds an advert to the comparison of its channel, and from the second one on opens it. */
export function AdvertTick({ channel, publicReference, title, form = compareFormId }: AdvertTickProps) {
  const list = comparedLists[channel];
  /** How many are ticked, if this one is. */
  const count = useStored(list, (ticked) => (ticked.includes(publicReference) ? ticked.length : 0));
  const isFull = useStored(list, (ticked) => ticked.length >= maximumCompared);
  return (
    <CompareTick
      title={title}
      value={publicReference}
      form={form}
      isTicked={count > 0}
      isDisabled={isFull && count === 0}
      submitText={count > 1 ? `Compare ${count}` : undefined}
      onTick={(isNow) => setCompared(channel, publicReference, isNow)}
    />
  );
}
