import type { Channel, SearchableAttribute } from '@forecourt/domain';
import type { ChannelIndex } from '../index/channel-index.ts';
import { Loading } from './loading.ts';

/** An index for each channel, to which adverts can be added. */
export function createEmptyIndexes(attributes: readonly SearchableAttribute[]): Map<Channel, ChannelIndex> {
  const steps = new Loading(attributes).finish();
  for (let step = steps.next(); ; step = steps.next()) if (step.done) return step.value;
}
