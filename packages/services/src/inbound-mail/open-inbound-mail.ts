import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { conversationLimits } from '@forecourt/domain';
import { type Database, findMailById, noteBounce } from '@forecourt/store';
import type { Logger } from 'pino';
import { SMTPServer, type SMTPServerDataStream } from 'smtp-server';
import type { ConversationService, SendOutcome } from '../conversations/conversation-service.ts';
import type { MailAddresses, OpenedAddress } from './mail-addresses.ts';
import { createReadMail, type ReadLimits } from './read-in-thread.ts';
import type { InboundMail } from './read-inbound-mail.ts';

export interface InboundMailParts {
  host: string;
  port: number;
  db: Database;
  addresses: Pick<MailAddresses, 'open'>;
  conversations: Pick<ConversationService, 'findOfReply' | 'send'>;
  log: Pick<Logger, 'info' | 'warn'>;
  readLimits?: ReadLimits;
  now?: () => number;
}

export interface InboundMailServer {
  port: number;
  close(): Promise<void>;
}

/** Together they bound the memory: each connection holds one mail. */
const mostBytes = 15 * 1024 * 1024;
const mostClients = 10;
const mostRecipients = 5;

/**
 * Receives replies to conversations and what comes back of our mails. Whatever else is sent is refused before its text
 * is; what cannot be taken is refused with the reason, which the sender's own mail server passes on.
 */
export async function openInboundMail(parts: InboundMailParts): Promise<InboundMailServer> {
  const { addresses, log, now = Date.now } = parts;
  const readMail = createReadMail(parts.readLimits);

  async function takeReply(
    { side, conversationId }: Extract<OpenedAddress, { kind: 'reply' }>,
    { messageId, body, photos, leftOut }: Extract<InboundMail, { kind: 'reply' }>,
  ): Promise<SendOutcome> {
    const own = await parts.conversations.findOfReply(side, conversationId);
    if (!own) return { kind: 'refused', error: 'This conversation no longer exists.' };
    const folder = await mkdtemp(join(tmpdir(), 'inbound-mail-'));
    try {
      const taken = photos.slice(0, conversationLimits.photosAMessage);
      const missing = leftOut + photos.length - taken.length;
      const files = await Promise.all(
        taken.map(async ({ name, content }, index) => {
          const path = join(folder, String(index));
          await writeFile(path, content);
          return { name, path, isTooLarge: false };
        }),
      );
      const note =
        missing === 0 ? '' : `[${missing === 1 ? '1 file was' : `${missing} files were`} left out]`;
      const words = [body, note].filter((each) => each !== '').join('\n\n');
      const key = createHash('sha256').update(messageId).digest('base64url').slice(0, 22);
      // Not the network's address: it is that of a mail server, which many people share.
      const visitor = { visitorAddress: `mail ${side} ${conversationId}`, logSecurityEvent: () => {} };
      return await parts.conversations.send(own, { body: words, key: `mail.${key}`, photos: files }, visitor);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  async function takeBounce(mailId: number, isPermanent: boolean): Promise<void> {
    const mail = await findMailById(parts.db, mailId);
    if (!mail) return;
    const outcome = await noteBounce(parts.db, mail, { at: new Date(now()).toISOString(), isPermanent });
    log.info({ mail: mail.kind, isPermanent, outcome }, 'A mail came back');
  }

  async function take(recipients: readonly OpenedAddress[], isReturned: boolean, raw: Buffer): Promise<void> {
    const mail = await readMail(raw);
    if (!mail) throw refusal(554, 'We could not read that: send a short reply, and photos as files');
    for (const to of recipients) {
      if (to.kind === 'bounce') {
        if (mail.kind === 'bounce') await takeBounce(to.mailId, mail.isPermanent);
      } else if (mail.kind === 'reply' && !isReturned) {
        const outcome = await takeReply(to, mail);
        if (outcome.kind === 'refused') throw refusal(outcome.refusal ? 451 : 550, outcome.error);
      }
    }
  }

  const server = new SMTPServer({
    name: parts.host,
    banner: 'Replies only',
    size: mostBytes,
    maxClients: mostClients,
    socketTimeout: 60_000,
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    onRcptTo({ address }, session, done) {
      if (session.envelope.rcptTo.length >= mostRecipients) return done(refusal(452, 'Too many recipients'));
      done(addresses.open(address) ? null : refusal(550, 'There is no such address'));
    },
    onData(stream, { envelope }, done) {
      const recipients = envelope.rcptTo.flatMap(({ address }) => addresses.open(address) ?? []);
      const isReturned = envelope.mailFrom === false || envelope.mailFrom.address === '';
      readLimited(stream)
        .then((raw) => take(recipients, isReturned, raw))
        .then(
          () => done(),
          (error: Error) => {
            if (!isRefusal(error)) log.warn({ err: error }, 'A mail could not be taken');
            done(isRefusal(error) ? error : refusal(451, 'Please try again later'));
          },
        );
    },
  });
  server.on('error', (error) => log.warn({ err: error }, 'A connection for inbound mail failed'));
  await new Promise<void>((resolve, reject) => {
    server.server.once('error', reject);
    server.listen(parts.port, parts.host, resolve);
  });
  const { port } = server.server.address() as AddressInfo;
  return { port, close: () => new Promise((resolve) => server.close(() => resolve())) };
}

async function readLimited(stream: SMTPServerDataStream): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  // Read to its end, as the protocol wants, but not kept.
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length <= mostBytes) chunks.push(chunk);
    else chunks.length = 0;
  }
  if (length > mostBytes) throw refusal(552, 'That is too large: send fewer or smaller photos');
  return Buffer.concat(chunks);
}

/** Mail programs show it as it is; some show only ASCII. */
function refusal(responseCode: number, words: string): Error {
  return Object.assign(new Error(words.replaceAll('’', "'")), { responseCode });
}

function isRefusal(error: Error): boolean {
  return 'responseCode' in error;
}
