import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { deserialize, serialize } from 'node:v8';
import { crc32 } from 'node:zlib';
import type { MarketImage, ReadMarket } from '@forecourt/search';
import type { AdvertChange } from '@forecourt/store';
import type { Logger } from 'pino';
import { z } from 'zod';

/** Of which market it is: the database that it was read from, and the last change that had been made there. */
export interface MarketOrigin {
  database: string;
  lastChange: AdvertChange;
}

/** The market as it was read at an earlier start, so that the next one need not read it again. */
export interface IndexFile {
  /** Null when there is no file that this code can go by. */
  find(): Promise<KeptIndex | null>;
  /** Copies the market at once and writes it in the background. */
  keep(origin: MarketOrigin, market: ReadMarket): void;
  /** Settles when nothing is being written. */
  settled(): Promise<void>;
}

export interface KeptIndex extends MarketOrigin {
  market: MarketImage;
}

export interface IndexFileOptions {
  path: string;
  /** Of everything that decides what an index is made of: another key's file is no file. */
  key: string;
  log: Pick<Logger, 'warn'>;
  /** A larger market would take its time to be written, and gigabytes. */
  mostAdverts?: number;
}

const lengthBytes = 4;
const header = z.object({
  key: z.string(),
  checksum: z.number(),
  database: z.string(),
  lastChange: z.object({
    sequence: z.number(),
    publicReference: z.string(),
    kind: z.enum(['added', 'changed', 'ended']),
    at: z.string(),
  }),
});

/**
 * The file is a header in JSON with its length before it, and the market behind it. It is written beside its place and
 * moved into it; the checksum finds what a full disk, a power cut or two processes at once may have left all the same.
 */
export function createIndexFile({ path, key, log, mostAdverts = 250_000 }: IndexFileOptions): IndexFile {
  let writing: Promise<void> = Promise.resolve();

  async function write(origin: MarketOrigin, body: Buffer): Promise<void> {
    const head = Buffer.from(JSON.stringify({ key, checksum: crc32(body), ...origin }));
    const length = Buffer.alloc(lengthBytes);
    length.writeUInt32LE(head.length);
    // Another process may be writing the same.
    const part = `${path}.${process.pid}`;
    try {
      await writeFile(part, [length, head, body]);
      await rename(part, path);
    } finally {
      await rm(part, { force: true });
    }
  }

  return {
    async find() {
      try {
        const bytes = await readFile(path);
        const bodyStart = lengthBytes + bytes.readUInt32LE();
        const head = header.parse(JSON.parse(bytes.toString('utf8', lengthBytes, bodyStart)));
        const body = bytes.subarray(bodyStart);
        if (head.key !== key || head.checksum !== crc32(body)) return null;
        return { database: head.database, lastChange: head.lastChange, market: deserialize(body) };
      } catch {
        // Missing, or torn so early that its header cannot be read: there is nothing to go by.
        return null;
      }
    },
    keep(origin, market) {
      if (market.count > mostAdverts) return;
      const body = serialize(market.image());
      writing = writing
        .then(() => write(origin, body))
        .catch((error) => log.warn({ err: error }, 'The index was not kept for the next start'));
    },
    settled: () => writing,
  };
}
