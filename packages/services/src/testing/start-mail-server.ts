import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

export interface MailServer {
  url: string;
  /** Each mail as received, with headers and with its folded lines joined. */
  mails: string[];
  close(): Promise<void>;
}

export interface MailServerOptions {
  port?: number;
  /** It accepts a mail and never confirms it. */
  isSilentAfterData?: boolean;
  /** Refuses this many mails before it accepts one. */
  refusals?: number;
}

/** A real mail server on a free port, which stores what it receives. */
export async function startMailServer({
  port = 0,
  isSilentAfterData = false,
  refusals = 0,
}: MailServerOptions = {}): Promise<MailServer> {
  let refused = 0;
  const mails: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, _session, done) {
      void text(stream).then((mail) => {
        if (refused++ < refusals)
          return done(Object.assign(new Error('Come back later'), { responseCode: 451 }));
        mails.push(mail.replaceAll('=\r\n', ''));
        if (!isSilentAfterData) done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    mails,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
