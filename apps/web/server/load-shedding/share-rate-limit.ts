import type { RateLimit } from '@forecourt/services/open';
import type { Peers } from '../process/peers.ts';

/** How late the other processes count a request: a burst of this length can exceed the limit. */
const publishAfterMs = 200;

/** Counts what a visitor takes in every process of the machine, whichever of them answers. */
export function shareRateLimit(limit: RateLimit, peers: Peers, topic: string): RateLimit {
  let taken = new Map<string, number>();
  const publish = () => {
    peers.tell(topic, [...taken]);
    taken = new Map();
  };
  peers.onHearing(topic, (counts) => {
    for (const [visitor, count] of counts as [string, number][]) limit.count(visitor, count);
  });
  return {
    ...limit,
    take(visitor) {
      const refusal = limit.take(visitor);
      if (refusal) return refusal;
      if (taken.size === 0) setTimeout(publish, publishAfterMs).unref();
      taken.set(visitor, (taken.get(visitor) ?? 0) + 1);
      return null;
    },
  };
}
