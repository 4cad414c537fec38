import { type Channel, capitaliseFirst } from '@forecourt/domain';

/** How the server reads the words that are being typed. */
export interface Reading {
  /** Differs from the chosen one if the words imply another. */
  channel: Channel;
  /** `under 15k`, read as `Under €15,000`. */
  parts: readonly { text: string; label: string }[];
  /** The filters that they mean, by parameter. */
  understood: Readonly<Record<string, string | number | readonly (string | number)[]>>;
  /** The words that are searched as words. */
  rest: string;
}

/** The part of the server's answer to typed words that says what they mean. */
export function readingOf({ channel, parts, understood, rest }: Reading): Reading {
  return {
    channel,
    parts: parts.map(({ text, label }) => ({ text, label: capitaliseFirst(label) })),
    understood,
    rest,
  };
}

/** What the form finds: like the page of results, the words come before the fields that say otherwise. */
export function mergeReading(chosen: Readonly<Record<string, string>>, reading: Reading | null) {
  return reading ? { ...chosen, ...reading.understood, q: reading.rest } : chosen;
}
