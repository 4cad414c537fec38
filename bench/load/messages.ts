import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { rehearsalOrigin } from '../rehearsals/visitors.ts';
import { openEnquiry, sendEnquiry, soonestMs } from './send-enquiry.ts';

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
export function startMessages(
  port: number,
  adverts: readonly string[],
  { name = 'Message', network = '203.0' } = {},
): Messages {
  const thanked = new Map<string, number>();
  const refused = new Map<string, number>();
  const messages = { thanked, refused, longestMs: 0, stop };
  let isOver = false;
  let count = 0;

  async function write(writer: number): Promise<void> {
    while (!isOver) {
      const number = count++;
      const message = `${name} ${writer}-${number}`;
      const form = await openEnquiry({
        base: `http://127.0.0.1:${port}`,
        origin: rehearsalOrigin,
        advertPath: adverts[number % adverts.length] ?? '/',
        visitor: `${network}.${Math.floor(number / 250) % 250}.${number % 250}`,
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

/** How often each message with this name is stored. */
export async function countMessages(databaseUrl: string, name = 'Message'): Promise<Map<string, number>> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  const { rows } = await client.query<{ message: string; count: string }>(
    'select message, count(*) from enquiry where starts_with(message, $1) group by message',
    [`${name} `],
  );
  await client.end();
  return new Map(rows.map(({ message, count }) => [message, Number(count)]));
}

/** When the first visitor was thanked after a moment; null if nobody was within a minute. */
export async function waitForThanks({ thanked }: Messages, since: number): Promise<number | null> {
  while (performance.now() < since + 60_000) {
    for (const at of thanked.values()) if (at > since) return at;
    await pause(50);
  }
  return null;
}
