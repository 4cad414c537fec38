import {
  createEnquiryService,
  createFormTickets,
  createVisitorHash,
  soonestMs,
} from '@forecourt/services/open';
import { exampleAdvert, exampleDealer, exampleVisitor, noQuotes } from '@forecourt/services/testing';
import { emptyEnquiry } from '@forecourt/site';
import type { Database } from '@forecourt/store';

/** How many passed each limit. */
export interface PassedLimits {
  messagesToOne: number;
  messages: number;
  reveals: number;
}

const secret = 'secret';

/**
 * Three visitors each send this many at once: to one advert's seller, to one seller each, and for numbers.
 * `name` distinguishes the adverts of several processes.
 */
export async function raceLimits(db: Database, count: number, name: string): Promise<PassedLimits> {
  const clock = { now: Date.now() };
  const service = createEnquiryService({
    db,
    adverts: {
      find: async (publicReference) =>
        exampleAdvert({ publicReference, seller: { kind: 'trade', dealerId: 7 } }),
    },
    dealers: { find: async () => exampleDealer() },
    tickets: createFormTickets(secret, () => clock.now),
    hashVisitor: createVisitorHash(secret),
    quotePartExchange: noQuotes,
    followUpDays: 0,
    log: { error: (line: unknown) => process.stderr.write(`${JSON.stringify(line)}\n`) },
    onRecorded: () => {},
  });
  const tickets = Array.from({ length: count }, () => service.ticket());
  clock.now += soonestMs;

  const send = async (address: string, referenceOf: (index: number) => string) => {
    const outcomes = await Promise.all(
      tickets.map((ticket, index) =>
        service.send(
          {
            kind: 'email',
            channel: 'Car',
            publicReference: referenceOf(index),
            dealerId: null,
            fields: {
              ...emptyEnquiry,
              name: 'Niamh',
              email: 'niamh@example.ie',
              message: `Is it ${address}?`,
            },
            ticket,
            trap: '',
          },
          exampleVisitor(address),
        ),
      ),
    );
    return outcomes.filter(({ kind }) => kind === 'sent').length;
  };
  const reveal = async () => {
    const outcomes = await Promise.all(
      tickets.map((_, index) =>
        service.reveal(
          'phone',
          { channel: 'Car', publicReference: `${name}-${index}`, dealerId: null },
          exampleVisitor('198.51.100.3'),
        ),
      ),
    );
    return outcomes.filter(({ kind }) => kind === 'revealed').length;
  };
  const [messagesToOne, messages, reveals] = await Promise.all([
    send('198.51.100.1', () => 'one'),
    send('198.51.100.2', (index) => `${name}-${index}`),
    reveal(),
  ]);
  return { messagesToOne, messages, reveals };
}
