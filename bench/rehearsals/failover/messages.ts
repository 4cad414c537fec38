import { setTimeout as pause } from 'node:timers/promises';
import { openEnquiry, sendEnquiry, soonestMs } from '../../load/send-enquiry.ts';
import { rehearsalOrigin } from '../visitors.ts';

export interface Messages {
  /** The text of every message whose visitor was thanked, with when. */
  thanked: ReadonlyMap<string, number>;
  /** How often a visitor was asked to send it again, by status. */
  refused: ReadonlyMap<string, number>;
  /** The longest that a visitor had to try. */
  longestMs: number;
  stop(): Promise<void>;
}

const writers = 6;
const retryMs = 500;

/** Visitors who write to sellers, each with one message at a time, and who send a refused one again until they are thanked. */
export function startMessages(port: number, adverts: readonly string[]): Messages {
  const thanked = new Map<string, number>();
  const refused = new Map<string, number>();
  const messages = { thanked, refused, longestMs: 0, stop };
  let isOver = false;
  let count = 0;

  async function write(writer: number): Promise<void> {
    while (!isOver) {
      const number = count++;
      const message = `Message ${writer}-${number}`;
      const form = await openEnquiry({
        base: `http://127.0.0.1:${port}`,
        origin: rehearsalOrigin,
        advertPath: adverts[number % adverts.length] ?? '/',
        visitor: `203.0.${Math.floor(number / 250) % 250}.${number % 250}`,
        message,
        // Not every seller has a form.
      }).catch(() => null);
      await pause(soonestMs);
      if (!form) continue;
      const started = performance.now();
      for (let isSent = false; !isSent; ) {
        const outcome = await sendEnquiry(form).catch(noteFailure);
        isSent = outcome?.isThanked ?? false;
        if (isSent) thanked.set(message, performance.now());
        else {
          if (outcome) note(String(outcome.status));
          await pause(retryMs);
          if (isOver && performance.now() - started > 60_000) return;
        }
      }
      messages.longestMs = Math.max(messages.longestMs, performance.now() - started);
    }
  }

  function note(kind: string): void {
    refused.set(kind, (refused.get(kind) ?? 0) + 1);
  }

  function noteFailure(error: unknown): null {
    note(error instanceof Error ? error.message : String(error));
    return null;
  }

  const all = Array.from({ length: writers }, (_, writer) => write(writer));
  async function stop(): Promise<void> {
    isOver = true;
    await Promise.all(all);
  }
  return messages;
}
