import type { Channel, SearchableAttribute } from '@forecourt/domain';
import type { ChannelIndex } from '../index/channel-index.ts';
import { Loading } from './loading.ts';

/** An index for each channel, with room for at least `reserve` adverts. */
export function createEmptyIndexes(
  attributes: readonly SearchableAttribute[],
  reserve?: number,
): Map<Channel, ChannelIndex> {
  const steps = new Loading(attributes).finish(reserve);
  for (let step = steps.next(); ; step = steps.next()) if (step.done) return step.value;
}
