import { hash } from 'node:crypto';
import type { Channel } from '@forecourt/domain';
import type { CountedPage } from '@forecourt/services';
import { readBody } from '../http/requests/read-body.ts';
import { joinStream } from '../http/responses/compress-stream.ts';
import { WholeBody } from '../http/responses/whole-body.ts';

/** A page that is the same for every visitor, ready to be sent. */
export interface SharedPage {
  body: WholeBody;
  headers: [string, string][];
  status: number;
  /** The pattern of its route, for logs and metrics. */
  route: string;
  /** Its inline scripts and styles for the Content-Security-Policy, which has a nonce for other pages. */
  inline: InlineHashes;
  /** What its HTML was made of; null if unknown. */
  madeOf: string | null;
  /** Counted whenever the page is sent; null if it has none. */
  adverts: CountedPage | null;
  /** The channels of the market that it was made of; null if it goes by the whole market. */
  channels: readonly Channel[] | null;
  /** By variant. */
  answers: Map<string, PageAnswer>;
  bytes: number;
}

/** How a page was answered once: whoever asks for it in the same way gets the same. */
export interface PageAnswer {
  /** Names and values in turn, without what belongs to one request. */
  headers: readonly string[];
  bytes: Buffer;
}

export interface InlineHashes {
  scripts: readonly string[];
  styles: readonly string[];
}

/** Data that no browser runs. */
const isData = /\btype="application\/ld\+json"/;

/** A page that is gone or missing is so for everyone, too. */
const sharedStatuses = [200, 404, 410];

/** Whether a response may go to anyone, as far as its headers say. */
export function isForAnyone({ status, headers }: Response): boolean {
  if (!sharedStatuses.includes(status) || headers.has('set-cookie')) return false;
  const control = headers.get('cache-control') ?? '';
  // Any page but a found one is `no-store` by default.
  return !control.includes('private') && (status !== 200 || !control.includes('no-store'));
}

/**
 * A rendered page, once it is whole. The nonce is taken out, because it is shared with no other visitor: what
 * it allowed, and nothing else, is allowed by hash instead. Returns the response if the page is still waiting for slow data: it is
 * streamed to its visitor, with the nonce.
 */
export async function readSharedPage(
  response: Response,
  nonce: string,
  route: string,
): Promise<SharedPage | Response> {
  const { headers, status } = response;
  if (!response.body) return response;
  const read = await readBody(response.body);
  if (!read.isWhole) return new Response(joinStream(read.first, read.rest), { status, headers });
  const isHtml = headers.get('content-type')?.startsWith('text/html') ?? false;
  const mark = ` nonce="${nonce}"`;
  const body = new WholeBody(isHtml ? without(read.bytes, mark) : read.bytes);
  return {
    body,
    headers: [...headers],
    status,
    route,
    inline: isHtml ? hashInline(read.bytes, mark) : { scripts: [], styles: [] },
    madeOf: null,
    adverts: null,
    channels: null,
    answers: new Map(),
    // With a quarter for its compressed forms.
    bytes: Math.ceil(body.bytes.length * 1.25) + 2_000,
  };
}

// Bytes, not text: decoding a page and encoding it again takes longer than all of this.

function without(bytes: Buffer, mark: string): Buffer {
  const rest: Buffer[] = [];
  let from = 0;
  for (let at = bytes.indexOf(mark); at >= 0; at = bytes.indexOf(mark, from)) {
    rest.push(bytes.subarray(from, at));
    from = at + mark.length;
  }
  return Buffer.concat([...rest, bytes.subarray(from)]);
}

function hashInline(html: Buffer, mark: string): InlineHashes {
  return { scripts: hashElements(html, 'script', mark), styles: hashElements(html, 'style', mark) };
}

function hashElements(html: Buffer, tag: 'script' | 'style', mark: string): string[] {
  const hashes = new Set<string>();
  const [start, end] = [`<${tag}`, `</${tag}>`];
  for (let at = html.indexOf(start); at >= 0; at = html.indexOf(start, at)) {
    const textStart = html.indexOf('>', at) + 1;
    const textEnd = html.indexOf(end, textStart);
    if (textStart === 0 || textEnd < 0) break;
    const opening = html.toString('latin1', at, textStart);
    if (textEnd > textStart && opening.includes(mark) && !isData.test(opening)) {
      const text = without(html.subarray(textStart, textEnd), mark);
      hashes.add(`'sha256-${hash('sha256', text, 'base64')}'`);
    }
    at = textEnd;
  }
  return [...hashes];
}
