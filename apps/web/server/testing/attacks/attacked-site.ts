import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSignedLinks, openAccounts } from '@forecourt/services/open';
import { addPasskey, addRole, findOrAddAccount } from '@forecourt/store';
import { openDatabase } from '@forecourt/store/opening';
import { copyEmptyDatabase } from '@forecourt/store/testing';
import { type SpawnedServer, spawnServer } from '../spawn-server.ts';

export interface AttackedSite {
  port: number;
  origin: string;
  server: SpawnedServer;
  /** Tokens of sessions: of a person, and of somebody in the office who has signed in with a passkey, and also by mail. */
  sessions: { person: string; operator: string; operatorByMail: string };
  /** The text of every mail that was sent so far, decoded. */
  mails(): string[];
  stop(): Promise<void>;
}

export const personEmail = 'person@example.ie';

/**
 * A site of its own for attackers, with a small market, on which two people are signed in. It distinguishes visitors by
 * `X-Forwarded-For`.
 */
export async function startAttackedSite(environment: Record<string, string> = {}): Promise<AttackedSite> {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-attacked-'));
  const sessions = await signPeopleIn(join(folder, 'db'));
  const server = spawnServer('apps/web/server/main.ts', {
    PORT: '0',
    DATA_DIR: folder,
    DATABASE_URL: `pglite://${join(folder, 'db')}`,
    MARKET_SIZE: '60',
    LOG_LEVEL: 'info',
    RATE_LIMIT: '0',
    TRUSTED_PROXIES: 'loopback',
    ...environment,
  });
  const [, port] = await server.says(/^Forecourt is at \S+:(\d+)\n$/);
  return {
    port: Number(port),
    origin: `http://localhost:${port}`,
    server,
    sessions,
    mails: () => readMails(join(folder, 'mail')),
    async stop() {
      server.child.kill('SIGKILL');
      await server.ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function signPeopleIn(folder: string): Promise<AttackedSite['sessions']> {
  await copyEmptyDatabase(folder);
  const db = await openDatabase(`pglite://${folder}`);
  const at = new Date().toISOString();
  const accounts = openAccounts({
    db,
    secret: 'unused',
    links: createSignedLinks('unused'),
    hashVisitor: () => '',
    origin: 'http://localhost',
    log: { info: () => {} },
    onMail: () => {},
  });
  const open = async (accountId: number, way: 'mail' | 'passkey') =>
    (await accounts.sessions.open({ accountId, key: `${way} ${accountId}`, way, device: 'A test' })) ?? '';
  try {
    const person = await findOrAddAccount(db, personEmail, { at });
    const operator = await findOrAddAccount(db, 'office@example.ie', { at });
    await addRole(db, operator.id, { role: 'operator' }, { at, by: 'a test' });
    const passkey = { credentialId: 'a-key', publicKey: '', counter: 0, transports: [], name: 'A test' };
    await addPasskey(db, { accountId: operator.id, ...passkey }, { at });
    return {
      person: await open(person.id, 'mail'),
      operator: await open(operator.id, 'passkey'),
      operatorByMail: await open(operator.id, 'mail'),
    };
  } finally {
    await db.close();
  }
}

function readMails(folder: string): string[] {
  let files: string[] = [];
  try {
    files = readdirSync(folder).filter((file) => file.endsWith('.eml'));
  } catch {
    // None was sent yet.
  }
  return files.map((file) => decode(readFileSync(join(folder, file), 'utf8')));
}

/** Mails are written in quoted-printable. */
function decode(mail: string): string {
  const bytes = mail
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
