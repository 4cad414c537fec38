import {
  createSignedLinks,
  createSignInCodes,
  createVisitorHash,
  openAccounts,
} from '@forecourt/services/open';
import { type Database, findAccountByEmail, listAccountSessions } from '@forecourt/store';

const secret = 'a secret of a bench';
const guesses = 10_000;
const uses = 20;
const device = 'a bench';

/** One link used twenty times at once opens one session; ten thousand wrong codes at once open none. */
export async function measureGuesses(db: Database): Promise<boolean> {
  const links = createSignedLinks(secret);
  const codes = createSignInCodes(secret);
  const { signIn } = openAccounts({
    db,
    secret,
    links,
    hashVisitor: createVisitorHash(secret),
    origin: 'http://localhost',
    log: { info: () => {} },
    onMail: () => {},
  });
  const ask = async (email: string) => {
    const visitor = { visitorAddress: '198.51.100.7', logSecurityEvent: () => {} };
    const asked = await signIn.askForMail({ email, leadsTo: '/sell' }, visitor);
    if (asked.kind !== 'sent') throw new Error('No mail was sent.');
    return { handle: asked.handle, id: codes.openHandle(asked.handle) ?? 0 };
  };
  const sessionsOf = async (email: string) => {
    const account = await findAccountByEmail(db, email);
    return account ? (await listAccountSessions(db, account.id)).length : 0;
  };

  const linked = await ask('link@example.ie');
  const token = links.path('sign-in', linked.id).split('/').at(-1) ?? '';
  await Promise.all(Array.from({ length: uses }, () => signIn.withLink(token, device)));
  const byLink = await sessionsOf('link@example.ie');

  const guessed = await ask('guess@example.ie');
  const right = codes.codeOf(guessed.id);
  const wrong = Array.from({ length: guesses + 1 }, (_, index) => String(index).padStart(6, '0'))
    .filter((code) => code !== right)
    .slice(0, guesses);
  for (let from = 0; from < guesses; from += 500) {
    await Promise.all(
      wrong.slice(from, from + 500).map((code) => signIn.withCode(guessed.handle, code, device)),
    );
  }
  await signIn.withCode(guessed.handle, right, device);
  const byGuess = await sessionsOf('guess@example.ie');
  console.log(
    `\n${uses} uses of one link at once: ${byLink} session. ${guesses.toLocaleString('en')} wrong codes, and then the right one: ${byGuess} sessions.`,
  );
  return byLink === 1 && byGuess === 0;
}
