import { tracingChannel } from 'node:diagnostics_channel';
import { mostWrongCodes, signInMinutes } from '@forecourt/domain';
import type { SavedVehicle } from '@forecourt/site';
import { type Database, findAccountByEmail, listAccountSessions } from '@forecourt/store';
import { openEmptyDatabase } from '@forecourt/store/testing';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createSignedLinks } from '../signed-links/signed-links.ts';
import { exampleVisitor } from '../testing/example-visitor.ts';
import { createAccountMails } from './mails/account-mails.ts';
import { type Accounts, openAccounts } from './open-accounts.ts';
import { createSignInCodes } from './sign-in-codes.ts';

const secret = 'secret';
const device = 'Firefox on Linux';
let db: Database;
let now: number;
let accounts: Accounts;
let mails: ReturnType<typeof createAccountMails>;
let people = 0;

beforeAll(async () => {
  db = await openEmptyDatabase();
});
afterAll(() => db.close());

beforeEach(() => {
  now = Date.parse('2026-11-09T09:00:00.000Z');
  const shared = { db, links: createSignedLinks(secret, () => now), origin: 'https://forecourt.example' };
  const clock = { now: () => now };
  accounts = openAccounts({
    ...shared,
    ...clock,
    secret,
    hashVisitor: (address) => `hash of ${address}`,
    log: { info: () => {} },
    onMail: () => {},
  });
  mails = createAccountMails({ ...shared, ...clock, codes: createSignInCodes(secret) });
});

/** Someone new, on a network of their own. */
async function ask(email = `person-${people}@example.ie`) {
  const asked = await accounts.signIn.askForMail({ email, leadsTo: '/sell' }, exampleVisitor(`n${people++}`));
  if (asked.kind !== 'sent') throw new Error('No mail was sent.');
  const found = await accounts.signIn.findMail(asked.handle);
  const mail = await mails['sign-in'](found?.id ?? 0);
  const text = mail?.text ?? '';
  const code = /Your code: (\d{6})/.exec(text)?.[1] ?? '';
  const token = /\/sign-in\/link\/(\S+)/.exec(text)?.[1] ?? '';
  return { ...asked, id: found?.id ?? 0, email, code, token, text };
}

test('a code signs in, and leads where the person wanted to go', async () => {
  const { handle, code, email } = await ask();
  const answer = await accounts.signIn.withCode(handle, ` ${code.slice(0, 3)} ${code.slice(3)} `, device);
  if (answer.kind !== 'signed-in') throw new Error(answer.kind);
  expect(answer.leadsTo).toBe('/sell');
  expect(await accounts.sessions.find(answer.token)).toMatchObject({
    account: { email },
    session: { device, way: 'mail' },
    isFresh: true,
  });
  expect(await accounts.sessions.find('another')).toBeNull();
});

test('one link used 20 times at once opens one session', async () => {
  const { token, email, handle, code } = await ask();
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => accounts.signIn.withLink(token, device)),
  );
  expect(answers.filter(({ kind }) => kind === 'signed-in')).toHaveLength(1);
  const account = await findAccountByEmail(db, email);
  expect(await listAccountSessions(db, account?.id ?? 0)).toHaveLength(1);
  // The code of the same mail is used up too.
  expect(await accounts.signIn.withCode(handle, code, device)).toEqual({ kind: 'ended' });
});

test('a link says that it, or the code of its mail, has been used; looking at it changes nothing', async () => {
  const [byLink, byCode] = [await ask(), await ask()];
  for (const { token } of [byLink, byCode, byLink]) {
    expect(await accounts.signIn.findLink(token)).toMatchObject({ kind: 'found' });
  }
  await accounts.signIn.withLink(byLink.token, device);
  await accounts.signIn.withCode(byCode.handle, byCode.code, device);
  for (const { token, email } of [byLink, byCode]) {
    expect(await accounts.signIn.findLink(token)).toEqual({ kind: 'used' });
    const account = await findAccountByEmail(db, email);
    const [opened] = await listAccountSessions(db, account?.id ?? 0);
    await accounts.sessions.end(account?.id ?? 0, opened?.id ?? 0);
    expect(await accounts.signIn.findLink(token)).toEqual({ kind: 'used' });
  }
});

test('no number of wrong codes signs in, and the right one is too late after them', async () => {
  const { handle, code } = await ask();
  const wrong = Array.from({ length: 1000 }, (_, index) => String(index).padStart(6, '0')).filter(
    (one) => one !== code,
  );
  const answers = await Promise.all(wrong.map((one) => accounts.signIn.withCode(handle, one, device)));
  expect(answers.filter(({ kind }) => kind === 'wrong-code')).toHaveLength(mostWrongCodes - 1);
  expect(answers.filter(({ kind }) => kind === 'signed-in')).toEqual([]);
  expect(await accounts.signIn.withCode(handle, code, device)).toEqual({ kind: 'ended' });
});

test('what is no code takes no try away', async () => {
  const { handle, code } = await ask();
  for (const typed of ['', '12345', '1234567', 'code', '-', code.slice(1)]) {
    expect(await accounts.signIn.withCode(handle, typed, device)).toEqual({ kind: 'no-code' });
  }
  expect(await accounts.signIn.withCode(handle, code, device)).toMatchObject({ kind: 'signed-in' });
});

test('a mail works for a quarter of an hour, and is not sent after it', async () => {
  const { id, handle, code, token } = await ask();
  expect(await accounts.signIn.findLink(token)).toMatchObject({ kind: 'found' });
  now += signInMinutes * 60_000;
  expect(await accounts.signIn.withCode(handle, code, device)).toEqual({ kind: 'ended' });
  expect(await accounts.signIn.findLink(token)).toEqual({ kind: 'expired' });
  expect(await accounts.signIn.withLink(token, device)).toEqual({ kind: 'ended' });
  expect(await mails['sign-in'](id)).toBeNull();
});

test('a handle or a link that is not ours is nothing', async () => {
  const { handle, code, token } = await ask();
  const forged = `${handle.slice(0, -1)}${handle.endsWith('A') ? 'B' : 'A'}`;
  expect(await accounts.signIn.findMail(forged)).toBeNull();
  expect(await accounts.signIn.withCode(forged, code, device)).toEqual({ kind: 'ended' });
  expect(await accounts.signIn.findLink(`${token}x`)).toEqual({ kind: 'unknown' });
  expect(await accounts.signIn.findMail('')).toBeNull();
});

test('an address that has an account and one that has none are told the same', async () => {
  const known = await ask();
  await accounts.signIn.withLink(known.token, device);
  const again = await ask(known.email);
  const unknown = await ask();
  const withoutSecrets = ({ text, code, token }: typeof again) => text.replace(code, '').replace(token, '');
  expect(withoutSecrets(again)).toBe(withoutSecrets(unknown));
  expect(again.handle.length).toBe(unknown.handle.length);
});

test('asking for a mail makes the same calls to the database for both, so that its time tells nothing', async () => {
  const known = await ask();
  await accounts.signIn.withLink(known.token, device);
  const callsFor = async (email: string) => {
    const calls: unknown[] = [];
    const note = (call: unknown) => void calls.push((call as { statement: string | null }).statement);
    const channel = tracingChannel('forecourt:database').start;
    channel.subscribe(note);
    try {
      await accounts.signIn.askForMail({ email, leadsTo: '/sell' }, exampleVisitor(`n${people++}`));
    } finally {
      channel.unsubscribe(note);
    }
    return calls;
  };
  const calls = await callsFor(known.email);
  expect(calls).toContainEqual(expect.stringContaining('insert into "sign_in_request"'));
  expect(await callsFor('never-seen@example.ie')).toEqual(calls);
});

test('a clock that is a day ahead and is set right signs nobody out, and ends no code that was sent', async () => {
  now += 86_400_000;
  const [signedIn, waiting] = [await ask(), await ask()];
  const answer = await accounts.signIn.withLink(signedIn.token, device);
  now -= 86_400_000;
  const token = answer.kind === 'signed-in' ? answer.token : '';
  expect(await accounts.sessions.find(token)).not.toBeNull();
  expect(await accounts.signIn.withCode(waiting.handle, waiting.code, device)).toMatchObject({
    kind: 'signed-in',
  });
});

test('a network that asks for too many mails is told to wait', async () => {
  const visitor = exampleVisitor('busy');
  const kinds: string[] = [];
  for (let mail = 0; mail < 21; mail++) {
    const request = { email: `busy-${mail}@example.ie`, leadsTo: '/account' };
    kinds.push((await accounts.signIn.askForMail(request, visitor)).kind);
  }
  expect(kinds.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 'sent'));
  expect(kinds[20]).toBe('over-limit');
  expect(visitor.events).toEqual(['rate-limit']);
});

test('a session ends when it is not used, and its sign-in is fresh for ten minutes', async () => {
  const { token: link } = await ask();
  const answer = await accounts.signIn.withLink(link, device);
  const token = answer.kind === 'signed-in' ? answer.token : '';
  now += 20 * 60_000;
  expect(await accounts.sessions.find(token)).toMatchObject({ isFresh: false });
  now += 29 * 24 * 3_600_000;
  expect(await accounts.sessions.find(token)).not.toBeNull();
  now += 29 * 24 * 3_600_000;
  expect(await accounts.sessions.find(token)).not.toBeNull();
  now += 31 * 24 * 3_600_000;
  expect(await accounts.sessions.find(token)).toBeNull();
});

test('a passkey that nobody registered, or nonsense, signs nobody in', async () => {
  expect(await accounts.passkeys.signIn(null, device)).toBeNull();
  expect(await accounts.passkeys.signIn({ id: 'unknown', response: {} }, device)).toBeNull();
  const options = await accounts.passkeys.signInOptions();
  expect(options.rpId).toBe('forecourt.example');
  const { token } = await ask();
  await accounts.signIn.withLink(token, device);
  const account = await findAccountByEmail(db, `person-${people - 1}@example.ie`);
  if (!account) throw new Error('There is no account.');
  expect(await accounts.passkeys.add(account, { id: 'x', rawId: 'x', response: {} }, device)).toBe('refused');
});

test('mails carry the phrase of the person, except to a mailbox that may be a stranger’s', async () => {
  const { token, email } = await ask();
  await accounts.signIn.withLink(token, device);
  const account = await findAccountByEmail(db, email);
  if (!account) throw new Error('There is no account.');
  const profile = { name: 'Niamh', phone: null, phrase: 'the blue door', unwantedMails: [] };
  await accounts.profile.change(account.id, profile);
  expect(await accounts.profile.askForEmailChange(account, email.toUpperCase())).toBe('same');
  await accounts.profile.askForEmailChange(account, `new-${email}`);
  const change = await accounts.profile.openEmailChange(account.id);
  const id = change?.id ?? 0;
  expect((await mails['old-address'](id))?.text).toContain('the blue door');
  const stranger = await mails['new-address'](id);
  expect(stranger).toMatchObject({ to: `new-${email}` });
  expect(stranger?.text).not.toContain('the blue door');
  expect(stranger?.text).not.toContain(email);
  expect((await ask(email)).text).toContain('the blue door');
});

test('saved vehicles join on every device, and what one removes is gone from the others', async () => {
  const { token, email } = await ask();
  await accounts.signIn.withLink(token, device);
  const id = (await findAccountByEmail(db, email))?.id ?? 0;
  const phone = await join(id, ['a'], null);
  expect(phone.saved).toEqual(['a']);
  const laptop = await join(id, ['b', 'c'], null);
  expect(laptop.saved).toEqual(['a', 'b', 'c']);
  expect((await join(id, ['b', 'c'], laptop)).saved).toEqual(['b', 'c']);
  const again = await join(id, ['a'], phone);
  expect(again.saved).toEqual(['b', 'c']);
});

test('the lists of another person at the same browser are joined, not removed', async () => {
  const [first, second] = [await ask(), await ask()];
  for (const { token } of [first, second]) await accounts.signIn.withLink(token, device);
  const firstId = (await findAccountByEmail(db, first.email))?.id ?? 0;
  const secondId = (await findAccountByEmail(db, second.email))?.id ?? 0;
  await join(secondId, ['z'], null);
  const before = await join(firstId, ['a', 'b'], null);
  expect((await join(secondId, ['b'], before)).saved).toEqual(['z', 'b']);
});

test('what an account has no room for is named', async () => {
  const { token, email } = await ask();
  await accounts.signIn.withLink(token, device);
  const id = (await findAccountByEmail(db, email))?.id ?? 0;
  const many = Array.from({ length: 30 }, (_, index) => `r${index}`);
  await join(id, many, null);
  const answer = await join(id, ['new'], null);
  expect(answer.saved).toHaveLength(30);
  expect(answer.notSaved).toEqual(['new']);
});

interface Common {
  account: string;
  references: string[];
}

/** A public reference has twelve digits: those of the name's letters, at the end. */
const referenceOf = (name: string) => Buffer.from(name).toString('hex').padStart(12, '0');
const nameOf = (reference: string) => Buffer.from(reference, 'hex').toString().replaceAll('\0', '');

async function join(id: number, names: readonly string[], last: Common | null) {
  now += 1000;
  const Car = names.map((name) => exampleVehicle(referenceOf(name)));
  const answer = await accounts.savedVehicles.join(id, {
    saved: { Car, Commercial: [], Bike: [] },
    common: last,
  });
  const references = answer.saved.Car.map(({ publicReference }) => publicReference);
  return {
    account: answer.account,
    references,
    saved: references.map(nameOf),
    notSaved: answer.notSaved.map(({ publicReference }) => nameOf(publicReference)),
  };
}

function exampleVehicle(publicReference: string): SavedVehicle {
  return {
    publicReference,
    status: 'live',
    make: 'Volkswagen',
    model: 'Golf',
    title: 'Volkswagen Golf',
    derivative: null,
    imageUrl: '/media/x',
    imageCount: 1,
    price: 10_000,
    poa: false,
    condition: null,
    finance: null,
  };
}
