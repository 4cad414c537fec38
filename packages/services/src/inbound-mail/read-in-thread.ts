import { Worker } from 'node:worker_threads';
import type { InboundMail } from './read-inbound-mail.ts';

export interface ReadLimits {
  longestMs: number;
  /** Of the thread, apart from the mail itself. */
  mostMegabytes: number;
}

/**
 * A mail takes a tenth of a second; a busy machine needs seconds to start a thread, and an honest mail must not be refused for
 * that. Ten mails one after the other still take less time than a mail server waits.
 */
const usualLimits: ReadLimits = { longestMs: 20_000, mostMegabytes: 256 };

/** Null if the mail cannot be read within the limits. */
export type ReadMail = (raw: Uint8Array) => Promise<InboundMail | null>;

/**
 * Reads mails in a thread, one at a time: strangers write them, and a small one can keep a parser busy for a minute, which no
 * visitor should wait for.
 */
export function createReadMail({ longestMs, mostMegabytes }: ReadLimits = usualLimits): ReadMail {
  let last: Promise<unknown> = Promise.resolve();

  const read: ReadMail = (raw) =>
    new Promise((resolve) => {
      const thread = new Worker(new URL('read-thread.ts', import.meta.url), {
        workerData: raw,
        resourceLimits: { maxOldGenerationSizeMb: mostMegabytes },
      });
      const timer = setTimeout(() => void thread.terminate(), longestMs);
      thread.on('message', resolve);
      // Not a mail, or one that takes more memory than it may: `exit` follows.
      thread.on('error', () => {});
      thread.on('exit', () => {
        clearTimeout(timer);
        resolve(null);
      });
    });

  return (raw) => {
    const turn = last.then(() => read(raw));
    last = turn;
    return turn;
  };
}
