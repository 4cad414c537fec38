import { type Channel, channels, type PastEnquiry } from '@forecourt/domain';
import type { MarketOptions } from '../market-options.ts';
import { randomStream } from '../random/random-stream.ts';
import type { MadeDealer } from './make-dealers.ts';

const msPerHour = 3_600_000;
const days = { newest: 3, oldest: 150 };

/**
 * What buyers asked some dealers in recent months, so that their response records can be shown. No person is
 * behind them: they have neither text nor an address.
 */
export function makePastEnquiries(
  { seed, now }: MarketOptions,
  dealers: readonly { id: number; made: Pick<MadeDealer, 'index' | 'draft' | 'stock'> }[],
): PastEnquiry[] {
  return dealers.flatMap(({ id, made }) => {
    const random = randomStream(seed, 'past-enquiries', made.index);
    // No mail reaches a dealer without an address, and few use the links in ours.
    if (made.draft.email === null || !random.chance(0.4)) return [];
    const answers = random.between(0.55, 1);
    const usualHours = random.pick([0.6, 1.5, 3, 6, 20]);
    const channel = mainChannel(made.stock);
    return Array.from({ length: random.whole(11, 18) }, (_, index): PastEnquiry => {
      const ago = random.whole(days.newest * 24, days.oldest * 24) * msPerHour;
      const received = now.getTime() - ago - random.whole(0, msPerHour);
      const waited = usualHours * msPerHour * random.between(0.2, 2.2);
      const isAnswered = index < 3 || random.chance(answers);
      return {
        draft: {
          idempotencyKey: `market-${made.draft.sourceReference}-${index + 1}`,
          channel,
          kind: random.chance(0.75) ? 'email' : 'call-back',
          publicReference: null,
          dealerId: id,
          name: 'A buyer of the made-up market',
          email: null,
          phone: null,
          message: '',
          preferredTime: null,
          visitor: null,
        },
        receivedAt: new Date(received).toISOString(),
        answeredAt: isAnswered ? new Date(received + waited).toISOString() : null,
      };
    });
  });
}

function mainChannel(stock: MadeDealer['stock']): Channel {
  return channels.reduce((most, channel) => (stock[channel] > stock[most] ? channel : most));
}
