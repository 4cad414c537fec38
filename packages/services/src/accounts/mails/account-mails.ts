import {
  type Account,
  formatDayOfMoment,
  formatMoment,
  keepDeletedDays,
  signedLinks,
  signInMinutes,
} from '@forecourt/domain';
import { brand } from '@forecourt/site';
import {
  type Database,
  type EmailChange,
  findAccount,
  findAccountByEmail,
  findAccountSessionById,
  findEmailChange,
  findSignInRequest,
  type MailKind,
} from '@forecourt/store';
import type { MailContent, WriteMail } from '../../mail/compose-mail.ts';
import { oneLine } from '../../mail/one-line.ts';
import type { SignedLinks } from '../../signed-links/signed-links.ts';
import type { SignInCodes } from '../sign-in-codes.ts';

export interface AccountMailParts {
  db: Database;
  codes: SignInCodes;
  links: SignedLinks;
  origin: string;
  now?: () => number;
}

/** The mails to people with an account. */
export function createAccountMails({ db, codes, links, origin, now = Date.now }: AccountMailParts) {
  async function composeSignIn(id: number): Promise<MailContent | null> {
    const request = await findSignInRequest(db, id);
    // A mail server that was down for a while must not send a code that no longer works.
    if (!request || now() >= Date.parse(request.expiresAt)) return null;
    const account = await findAccountByEmail(db, request.email);
    return buildMail(request.email, account, `Sign in to ${brand.name}`, [
      `Your code: ${codes.codeOf(id)}`,
      '',
      'Or open this link and press the button:',
      origin + links.path('sign-in', id),
      '',
      `The code and the link work once, for ${signInMinutes} minutes. Never give the code to anyone: we’ll never ask for it.`,
      'If you didn’t ask to sign in, you can ignore this email.',
    ]);
  }

  async function composeNewDevice(id: number): Promise<MailContent | null> {
    const session = await findAccountSessionById(db, id);
    const account = session && (await findAccount(db, session.accountId));
    if (!account || account.unwantedMails.includes('new-device')) return null;
    return buildMail(account.email, account, 'New sign-in to your account', [
      `Someone signed in to your account on ${formatMoment(session.signedInAt)} with ${session.device}.`,
      '',
      'If that was you, there’s nothing to do. If not, sign in and end that session:',
      `${origin}/account#devices`,
    ]);
  }

  function aboutChange(build: (change: EmailChange, account: Account) => MailContent): WriteMail {
    return async (id) => {
      const change = await findEmailChange(db, id);
      const account = change?.endedAt === null ? await findAccount(db, change.accountId) : undefined;
      return change && account ? build(change, account) : null;
    };
  }

  const composeOldAddress = aboutChange((change, account) =>
    buildMail(account.email, account, 'Change your email address?', [
      `You asked us to change the email address of your account to ${change.newEmail}.`,
      '',
      `Confirm or refuse it here (the link works for ${signedLinks['old-address'].days} days):`,
      origin + links.path('old-address', change.id),
      '',
      'The new address has to confirm it too. If this wasn’t you, refuse it and end your other sessions.',
    ]),
  );

  const composeNewAddress = aboutChange((change, account) =>
    // The new mailbox may be a stranger's: it is told neither the name nor the phrase of the account.
    buildMail(change.newEmail, undefined, 'Confirm your new email address', [
      `An account at ${brand.name} is to use this email address instead of ${hideMost(account.email)}.`,
      '',
      `If that’s yours, confirm it here (the link works for ${signedLinks['new-address'].days} days):`,
      origin + links.path('new-address', change.id),
      '',
      'If not, you can ignore this email: nothing happens without you.',
    ]),
  );

  async function composeAccountEnding(id: number): Promise<MailContent | null> {
    const account = await findAccount(db, id);
    if (!account?.erasedAfter) return null;
    return buildMail(account.email, account, 'Your account will be deleted', [
      `You asked us to delete your account. On ${formatDayOfMoment(account.erasedAfter)} we’ll delete it with everything in it.`,
      '',
      `Changed your mind? Until then you can keep it (${keepDeletedDays} days):`,
      origin + links.path('keep-account', id),
    ]);
  }

  return {
    'sign-in': composeSignIn,
    'new-device': composeNewDevice,
    'old-address': composeOldAddress,
    'new-address': composeNewAddress,
    'account-ending': composeAccountEnding,
  } satisfies Partial<Record<MailKind, WriteMail>>;
}

function buildMail(
  to: string,
  account: Pick<Account, 'phrase'> | undefined,
  subject: string,
  lines: readonly string[],
): MailContent {
  const closing = account?.phrase ? [`Your phrase: ${account.phrase}`, brand.name] : [brand.name];
  return { to, replyTo: null, subject: oneLine(subject), text: [...lines, '', ...closing].join('\n') };
}

/** `m…@example.ie`: enough to recognise one's own address. */
function hideMost(email: string): string {
  const [local = '', host = ''] = email.split('@');
  return `${local.slice(0, 1)}…@${host}`;
}
