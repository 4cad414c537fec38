import { hash } from 'node:crypto';
import { readBody } from '../http/requests/read-body.ts';
import { joinStream } from '../http/responses/compress-stream.ts';
import { WholeBody } from '../http/responses/whole-body.ts';

/** A page that is the same for every visitor, ready to be sent. */
export interface SharedPage {
  body: WholeBody;
  headers: [string, string][];
  /** The pattern of its route, for logs and metrics. */
  route: string;
  /** Its inline scripts and styles for the Content-Security-Policy, which has a nonce for other pages. */
  inline: InlineHashes;
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

const inlineElement = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g;
/** Data that no browser runs. */
const isData = /\btype="application\/ld\+json"/;

/**
 * A rendered page, once it is whole. The nonce is taken out, because it is shared with no other visitor: what
 * it allowed is allowed by hash instead. Returns the response if the page is still waiting for slow data: it is
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
  const html = isHtml ? read.bytes.toString().replaceAll(` nonce="${nonce}"`, '') : null;
  const body = new WholeBody(html === null ? read.bytes : Buffer.from(html));
  return {
    body,
    headers: [...headers],
    route,
    inline: html === null ? { scripts: [], styles: [] } : hashInline(html),
    answers: new Map(),
    // With a quarter for its compressed forms.
    bytes: Math.ceil(body.bytes.length * 1.25) + 2_000,
  };
}

function hashInline(html: string): InlineHashes {
  const found = { script: new Set<string>(), style: new Set<string>() };
  for (const [, tag, attributes = '', text = ''] of html.matchAll(inlineElement)) {
    if (text === '' || isData.test(attributes)) continue;
    found[tag as 'script' | 'style'].add(`'sha256-${hash('sha256', text, 'base64')}'`);
  }
  return { scripts: [...found.script], styles: [...found.style] };
}
