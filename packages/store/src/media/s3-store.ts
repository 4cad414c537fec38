import { createWriteStream, openAsBlob } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import type { MediaStore } from './media-store.ts';
import { MediaStoreError } from './media-store-error.ts';

export interface S3Options {
  /** The bucket's address, and what every key begins with: `https://media.example.ie/bucket/forecourt`. */
  base: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Where pictures wait to be uploaded. */
  incomingPhotos: string;
  /** For tests: how long the store may take for anything but whole files. */
  timeoutMs?: number;
}

const usualTimeoutMs = 30_000;
/** An index of a million adverts takes half a gigabyte. */
const longTimeoutMs = 10 * 60_000;
const uploadsAtOnce = 8;
const retries = 3;

/** A bucket of Amazon S3, or of anything that speaks its protocol. */
export function openS3Store({
  base,
  region,
  accessKeyId,
  secretAccessKey,
  incomingPhotos,
  timeoutMs = usualTimeoutMs,
}: S3Options): MediaStore {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3' });

  async function send(
    method: string,
    key: string,
    body?: Buffer | Blob,
    limitMs = timeoutMs,
  ): Promise<Response | null> {
    const signal = AbortSignal.timeout(limitMs);
    const response = await ask(`${base}/${key}`, { method, ...(body && { body: body as Blob }) }, signal);
    if (response.ok) return response;
    if (await isMissing(method, response)) return null;
    throw new MediaStoreError(`The media store answered ${method} ${key} with ${response.status}.`);
  }

  /** The client's own `fetch` puts the signal into the request alone, where it is collected as garbage before it fires. */
  async function ask(url: string, init: RequestInit, signal: AbortSignal): Promise<Response> {
    for (let tries = 0; ; tries++) {
      const response = await fetch(await client.sign(url, init), { signal }).catch(refuse);
      const isBusy = response.status >= 500 || response.status === 429;
      if (!isBusy || tries === retries) return response;
      await response.body?.cancel().catch(refuse);
      await sleep(Math.random() * 50 * 2 ** tries);
    }
  }

  /** Without the permission to list a bucket, stores answer 403 for a key that does not exist. */
  async function isMissing(method: string, response: Response): Promise<boolean> {
    const isRead = method === 'GET' || method === 'HEAD';
    const body = await response.text().catch(refuse);
    if (response.status === 404) return true;
    if (response.status !== 403 || !isRead) return false;
    // A wrong key or clock has another code. An answer to HEAD has no body: what is sent next reports it.
    return method === 'HEAD' || body.includes('<Code>AccessDenied</Code>');
  }

  async function upload(key: string, path: string): Promise<void> {
    const body = await openAsBlob(path);
    if (!(await send('PUT', key, body, longTimeoutMs)))
      throw new MediaStoreError('The media store has no such bucket.');
  }

  /** The name of a picture is the hash of its content: one that is there need not be sent again. */
  async function publish(name: string): Promise<void> {
    const path = join(incomingPhotos, name);
    if (!(await send('HEAD', `photos/${name}`))) await upload(`photos/${name}`, path);
    await rm(path, { force: true });
  }

  return {
    async read(key) {
      const response = await send('GET', key);
      return response && Buffer.from(await response.arrayBuffer().catch(refuse));
    },
    async write(key, bytes) {
      if (!(await send('PUT', key, bytes))) throw new MediaStoreError('The media store has no such bucket.');
    },
    async download(key, path, limitMs = longTimeoutMs) {
      const response = await send('GET', key, undefined, limitMs);
      if (!response?.body) return false;
      await pipeline(
        Readable.fromWeb(response.body as import('node:stream/web').ReadableStream),
        createWriteStream(path),
      );
      return true;
    },
    upload,
    async remove(key) {
      await send('DELETE', key);
    },
    incomingPhotos,
    async publishPhotos() {
      const found = await readdir(incomingPhotos).catch((error: NodeJS.ErrnoException) => {
        // No feed with pictures was imported on this machine.
        if (error.code === 'ENOENT') return [];
        throw error;
      });
      const names = found.filter((name) => !name.endsWith('.new'));
      const publishNext = async () => {
        for (let name = names.pop(); name !== undefined; name = names.pop()) await publish(name);
      };
      await Promise.all(Array.from({ length: uploadsAtOnce }, publishNext));
    },
  };
}

/** `fetch` says only that it failed, and has the reason as its cause. */
function refuse(error: Error): never {
  const cause = error.cause instanceof Error ? error.cause : error;
  const reason = error.name === 'TimeoutError' ? 'it did not answer in time' : cause.message || error.message;
  throw new MediaStoreError(`The media store cannot be reached: ${reason}.`, { cause: error });
}
