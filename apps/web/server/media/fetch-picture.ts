import { lookup } from 'node:dns';
import type { IncomingMessage } from 'node:http';
import { get } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { findImageKind } from './image-kind.ts';
import { isPublicAddress } from './private-address.ts';

export class PictureFetchError extends Error {
  constructor(sentence: string) {
    super(sentence);
    this.name = 'PictureFetchError';
  }
}

const longestMs = 10_000;
const largestBytes = 15 * 1024 * 1024;
const mostRedirects = 3;

/**
 * Fetches a photograph from a feed's address. Feeds come from strangers, so every step is limited and only
 * public hosts are contacted.
 */
export async function fetchPicture(address: string, ask: Ask = request): Promise<Buffer> {
  const signal = AbortSignal.timeout(longestMs);
  let url = new URL(address);
  for (let redirects = 0; redirects <= mostRedirects; redirects += 1) {
    requirePublicHttps(url);
    const response = await ask(url, signal);
    const { statusCode = 0, headers } = response;
    if (statusCode >= 300 && statusCode < 400 && headers.location) {
      response.destroy();
      url = new URL(headers.location, url);
      continue;
    }
    if (statusCode !== 200) {
      response.destroy();
      throw new PictureFetchError(`${url.host} answered with status ${statusCode}.`);
    }
    return requirePhotograph(await readWithin(response), url);
  }
  throw new PictureFetchError(`${url.host} redirected more than ${mostRedirects} times.`);
}

export function requirePublicHttps(url: URL): void {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (url.protocol !== 'https:')
    throw new PictureFetchError(`The address on ${url.host} does not use https.`);
  if (isIP(host) && !isPublicAddress(host)) throw new PictureFetchError(`${host} is not a public address.`);
}

/** The check is made at connection time: a name that resolves differently a second time gains nothing. */
const lookupPublic = createPublicLookup(lookup);

export function createPublicLookup(resolve: typeof lookup): LookupFunction {
  return (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, '', 0);
      const refused = addresses.find(({ address }) => !isPublicAddress(address));
      const [first] = addresses;
      if (refused || !first) {
        return callback(new PictureFetchError(`${hostname} is not a public address.`), '', 0);
      }
      return options.all ? callback(null, addresses) : callback(null, first.address, first.family);
    });
  };
}

type Ask = (url: URL, signal: AbortSignal) => Promise<IncomingMessage>;

const request: Ask = (url, signal) =>
  new Promise((resolve, reject) => {
    const headers = { Accept: 'image/avif,image/webp,image/jpeg,image/png', 'User-Agent': 'Forecourt' };
    get(url, { signal, lookup: lookupPublic, headers }, resolve).on('error', reject);
  });

async function readWithin(response: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response) {
    size += chunk.length;
    if (size > largestBytes) {
      response.destroy();
      throw new PictureFetchError(`The picture is larger than ${largestBytes / 1024 / 1024} MB.`);
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function requirePhotograph(bytes: Buffer, url: URL): Buffer {
  const kind = findImageKind(bytes);
  if (kind === null || kind === 'heic')
    throw new PictureFetchError(`${url.host} sent something that is not a photograph.`);
  return bytes;
}
