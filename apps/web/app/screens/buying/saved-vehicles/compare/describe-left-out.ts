import { type Channel, channelPlural, listWords } from '@forecourt/domain';
import { maximumCompared } from '../../../../visitor/compared/compared-lists.ts';

export interface LeftOut {
  /** No longer advertised, or never: the address may have been cut. */
  gone: number;
  /** Of another channel. */
  others: number;
  /** More than fit side by side. */
  tooMany: number;
}

/** Says in one sentence which of the asked vehicles are not compared; null if all are. */
export function describeLeftOut(channel: Channel, { gone, others, tooMany }: LeftOut): string | null {
  const one = channel.toLowerCase();
  const many = channelPlural(channel);
  const reasons = [
    gone > 0 && `${gone} no longer advertised`,
    others > 0 && (others === 1 ? `1 that isn’t a ${one}` : `${others} that aren’t ${many}`),
    tooMany > 0 && `${tooMany} because you can compare up to ${maximumCompared} ${many}`,
  ].filter((reason) => reason !== false);
  return reasons.length > 0 ? `We left out ${listWords(reasons, 'and')}.` : null;
}
