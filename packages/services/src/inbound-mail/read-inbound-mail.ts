import { stripInvisible } from '@forecourt/domain';
import PostalMime, { type Attachment, type Email } from 'postal-mime';
import { stripQuotes } from './strip-quotes.ts';
import { textOfHtml } from './text-of-html.ts';

export interface InboundPhoto {
  name: string;
  content: Uint8Array;
}

/** A mail as far as the site needs it. */
export type InboundMail =
  | {
      kind: 'reply';
      /** The same for every attempt to deliver it. */
      messageId: string;
      body: string;
      photos: InboundPhoto[];
      /** Files that are no photos. */
      leftOut: number;
    }
  /** An out-of-office note and the like: nobody wrote it. */
  | { kind: 'automatic' }
  /** A mail server could not deliver one of ours. */
  | { kind: 'bounce'; isPermanent: boolean };

/** No mail of a person is more nested, or has longer headers. */
const limits = { maxNestingDepth: 20, maxHeadersSize: 128 * 1024, maxRfc822NestingDepth: 2 };

/** Of the text of a mail; what is further down is what the mail replies to. */
const longestRead = 256 * 1024;

export async function readInboundMail(raw: Uint8Array): Promise<InboundMail> {
  const mail = await PostalMime.parse(raw, { ...limits, attachmentEncoding: 'arraybuffer' });
  const failure = findFailure(mail);
  if (failure) return { kind: 'bounce', ...failure };
  if (isAutomatic(mail)) return { kind: 'automatic' };
  const photos = mail.attachments.filter(isPhoto);
  return {
    kind: 'reply',
    messageId: mail.messageId ?? '',
    body: stripInvisible(stripQuotes(readText(mail))),
    photos: photos.map(({ filename, content }, index) => ({
      name: filename ?? `photo ${index + 1}`,
      content: bytesOf(content),
    })),
    leftOut: mail.attachments.filter((each) => !isPhoto(each) && !each.related).length,
  };
}

function readText({ text, html = '' }: Email): string {
  return text === undefined ? textOfHtml(html.slice(0, longestRead)) : text.slice(0, longestRead);
}

/** Pictures within the text are mostly the logos of signatures. */
function isPhoto({ mimeType, related }: Attachment): boolean {
  return mimeType.startsWith('image/') && !related;
}

function bytesOf(content: Attachment['content']): Uint8Array {
  return typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content);
}

/** RFC 3834, and what programs did before it. */
function isAutomatic({ headers }: Email): boolean {
  const value = (key: string) =>
    headers
      .find((each) => each.key === key)
      ?.value.trim()
      .toLowerCase();
  const submitted = value('auto-submitted');
  return (
    (submitted !== undefined && submitted !== 'no') ||
    /^(bulk|junk|list|auto_reply)$/.test(value('precedence') ?? '') ||
    ['x-autoreply', 'x-autorespond', 'list-id'].some((key) => value(key) !== undefined)
  );
}

/** What a report of a mail server says (RFC 3464); null from one that is still trying. */
function findFailure({ attachments }: Email): { isPermanent: boolean } | null {
  const report = attachments.find(({ mimeType }) => mimeType === 'message/delivery-status');
  const words = report ? Buffer.from(bytesOf(report.content)).toString('latin1') : '';
  return /^action:\s*failed/im.test(words) ? { isPermanent: /^status:\s*5\./im.test(words) } : null;
}
