import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

export interface MailServer {
  url: string;
  /** Each mail as it came, headers and all, with its long lines joined again. */
  mails: string[];
  close(): Promise<void>;
}

export interface MailServerOptions {
  port?: number;
  /** It takes a mail and never says that it has. */
  isSilentAfterData?: boolean;
  /** Says no to so many mails before it takes one. */
  refusals?: number;
}

/** A real mail server on a free port, which keeps what it is given. */
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
