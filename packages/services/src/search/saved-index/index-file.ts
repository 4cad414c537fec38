import { type FileHandle, open, rename, rm } from 'node:fs/promises';
import { setImmediate } from 'node:timers/promises';
import { deserialize, serialize } from 'node:v8';
import { crc32 } from 'node:zlib';
import type { MarketImage, ReadMarket } from '@forecourt/search';
import type { AdvertChange } from '@forecourt/store';
import type { Logger } from 'pino';
import { z } from 'zod';
import { Assembly, type Part, partsOf } from './in-parts.ts';

/** Identifies the market: the database it was read from, and the last change there. */
export interface MarketOrigin {
  database: string;
  lastChange: AdvertChange;
  /** How many were read. */
  adverts: number;
}

/** The market as read at an earlier start, so that the next one need not read it again. */
export interface IndexFile {
  /** Null if there is no file that this code can use. */
  find(): Promise<SavedIndex | null>;
  /** The same without the market. */
  origin(): Promise<MarketOrigin | null>;
  /** Copies the market at once and writes it in the background. */
  save(origin: MarketOrigin, market: ReadMarket): void;
  /** Settles when no write is in progress. */
  settled(): Promise<void>;
}

export interface SavedIndex extends MarketOrigin {
  market: MarketImage;
}

export interface IndexFileOptions {
  path: string;
  /** A hash of everything that shapes an index: a file with another key is ignored. */
  key: string;
  log: Pick<Logger, 'warn'>;
}

const header = z.object({
  key: z.string(),
  database: z.string(),
  lastChange: z.object({
    sequence: z.number(),
    publicReference: z.string(),
    kind: z.enum(['added', 'changed', 'ended']),
    at: z.string(),
  }),
  adverts: z.number(),
});

/** Before each part: its length and its checksum. */
const labelBytes = 8;

/**
 * The file is a header followed by the market in parts, so that a million adverts are written and read like
 * thirty thousand. It is written beside its final path and renamed; the checksums catch what a full disk, a
 * power cut or two concurrent processes may still leave behind.
 */
export function createIndexFile({ path, key, log }: IndexFileOptions): IndexFile {
  let writing: Promise<void> = Promise.resolve();

  async function write(origin: MarketOrigin, market: MarketImage): Promise<void> {
    // Another process may be writing the same.
    const part = `${path}.${process.pid}`;
    try {
      await writeAll(part, origin, market);
      await rename(part, path);
    } finally {
      await rm(part, { force: true });
    }
  }

  async function writeAll(part: string, origin: MarketOrigin, market: MarketImage): Promise<void> {
    await using file = await open(part, 'w');
    await writePart(file, { key, ...origin });
    for (const each of partsOf(market)) {
      await writePart(file, each);
      // Yield to visitors.
      await setImmediate();
    }
  }

  return {
    async origin() {
      try {
        await using file = await open(path);
        const head = header.parse(await readPart(file));
        return head.key === key ? head : null;
      } catch {
        return null;
      }
    },
    async find() {
      try {
        await using file = await open(path);
        const head = header.parse(await readPart(file));
        if (head.key !== key) return null;
        const assembly = new Assembly();
        for (;;) {
          const whole = assembly.add((await readPart(file)) as Part);
          if (whole) return { ...head, market: whole.value as MarketImage };
        }
      } catch {
        // Missing, truncated or corrupt: there is nothing to use.
        return null;
      }
    },
    save(origin, market) {
      const image = market.image();
      writing = writing
        .then(() => write(origin, image))
        .catch((error) => log.warn({ err: error }, 'The index could not be saved for the next start'));
    },
    settled: () => writing,
  };
}

async function writePart(file: FileHandle, part: unknown): Promise<void> {
  const body = serialize(part);
  const label = Buffer.alloc(labelBytes);
  label.writeUInt32LE(body.length);
  label.writeUInt32LE(crc32(body), 4);
  await file.writev([label, body]);
}

async function readPart(file: FileHandle): Promise<unknown> {
  const label = await readBytes(file, labelBytes);
  const body = await readBytes(file, label.readUInt32LE());
  if (crc32(body) !== label.readUInt32LE(4)) throw new Error('The checksum does not match.');
  return deserialize(body);
}

async function readBytes(file: FileHandle, length: number): Promise<Buffer> {
  const { size } = await file.stat();
  if (length > size) throw new Error('The file is truncated.');
  const { buffer, bytesRead } = await file.read(Buffer.allocUnsafeSlow(length), 0, length);
  if (bytesRead < length) throw new Error('The file is truncated.');
  return buffer;
}
