import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { mailFolder } from '@forecourt/store';
import { type Context, Hono } from 'hono';
import type { AppEnv } from '../http/app-env.ts';

const ownHosts: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Shows mails that were written to files, so that a newcomer can sign in without a mail server. Only for a browser
 * that calls the site by a name of this machine: anyone else could sign in as anybody.
 */
export function createLocalMailRoutes({
  showsMailFiles,
  dataDir,
}: {
  showsMailFiles: boolean;
  dataDir: string;
}): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  if (!showsMailFiles) return routes;
  routes.get('/local-mail/:name{[a-z-]+-[0-9]+}', async (c, next) => {
    if (!isOnThisMachine(c)) return next();
    const file = join(mailFolder(dataDir), `${c.req.param('name')}.eml`);
    const mail = await readFile(file, 'utf8').catch(() => null);
    if (mail === null) return next();
    c.set('route', '/local-mail/:name');
    return c.text(decodeMail(mail), 200, { 'Cache-Control': 'private, no-store' });
  });
  return routes;
}

/** Anyone can send any `Host`: the connection must come from here too, and not through a proxy. */
function isOnThisMachine(c: Context<AppEnv>): boolean {
  const address = c.env?.incoming?.socket.remoteAddress ?? '';
  const isProxied = c.req.header('x-forwarded-for') ?? c.req.header('forwarded') ?? c.req.header('via');
  return ownHosts.has(new URL(c.req.url).hostname) && /^(::ffff:)?127\.|^::1$/.test(address) && !isProxied;
}

/** The mail without its transfer encoding, as a mail program would show it; of several parts the text. */
function decodeMail(mail: string): string {
  const end = mail.indexOf('\n\n');
  const [head, body] = [mail.slice(0, end), mail.slice(end + 2)];
  const boundary = /^content-type: multipart\/alternative;\s+boundary="([^"]+)"/im.exec(head)?.[1];
  const part = boundary === undefined ? undefined : body.split(`--${boundary}\n`)[1];
  if (part === undefined) return `${head}\n\n${decodeBody(head, body)}`;
  const middle = part.indexOf('\n\n');
  return `${head}\n\n${decodeBody(part.slice(0, middle), part.slice(middle + 2))}`;
}

function decodeBody(head: string, body: string): string {
  if (!/^content-transfer-encoding: quoted-printable/im.test(head)) return body;
  const bytes = body
    .replace(/=\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
