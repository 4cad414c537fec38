import type { Channel } from '@forecourt/domain';
import { CompareTick } from '@forecourt/ui';
import { useStored } from '../browser-storage/use-stored.ts';
import { comparedLists, maximumCompared, setCompared } from './compared-lists.ts';

/** The id of the form in the bar, to which the ticks of all cards belong. */
export const compareFormId = 'compare';

interface AdvertTickProps {
  channel: Channel;
  publicReference: string;
  title: string;
}

/** Adds an advert to the comparison of its channel. */
export function AdvertTick({ channel, publicReference, title }: AdvertTickProps) {
  const list = comparedLists[channel];
  const isTicked = useStored(list, (ticked) => ticked.includes(publicReference));
  const isFull = useStored(list, (ticked) => ticked.length >= maximumCompared);
  return (
    <CompareTick
      title={title}
      value={publicReference}
      form={compareFormId}
      isTicked={isTicked}
      isDisabled={isFull && !isTicked}
      onTick={(isNow) => setCompared(channel, publicReference, isNow)}
    />
  );
}
