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
  findAccountSessionById,
  findEmailChange,
  findPhrase,
  findSignInRequest,
  type MailKind,
} from '@forecourt/store';
import { buildMail } from '../../mail/build-mail.ts';
import type { MailContent, WriteMail } from '../../mail/compose-mail.ts';
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
    return buildMail({
      to: request.email,
      phrase: await findPhrase(db, request.email),
      subject: `Sign in to ${brand.name}`,
      title: `Your code: ${codes.codeOf(id)}`,
      lines: ['Type it where you asked for it, or open the link and press the button.'],
      button: { text: 'Sign in', url: origin + links.path('sign-in', id) },
      why: [
        `The code and the link work once, for ${signInMinutes} minutes. Never give the code to anyone: we’ll never ask for it.`,
        'If you didn’t ask to sign in, you can ignore this email.',
      ],
    });
  }

  async function composeNewDevice(id: number): Promise<MailContent | null> {
    const session = await findAccountSessionById(db, id);
    const account = session && (await findAccount(db, session.accountId));
    if (!account || account.unwantedMails.includes('new-device')) return null;
    return buildMail({
      ...toAccount(account),
      subject: 'New sign-in to your account',
      lines: [
        `Someone signed in to your account on ${formatMoment(session.signedInAt)} with ${session.device}.`,
        '',
        'If that was you, there’s nothing to do. If not, sign in and end that session.',
      ],
      button: { text: 'See your devices', url: `${origin}/account#devices` },
      why: [`You’re getting this because you have an account on ${brand.name}. You can turn it off there.`],
    });
  }

  function aboutChange(build: (change: EmailChange, account: Account) => MailContent): WriteMail {
    return async (id) => {
      const change = await findEmailChange(db, id);
      const account = change?.endedAt === null ? await findAccount(db, change.accountId) : undefined;
      return change && account ? build(change, account) : null;
    };
  }

  const composeOldAddress = aboutChange((change, account) =>
    buildMail({
      ...toAccount(account),
      subject: 'Change your email address?',
      lines: [
        `You asked us to change the email address of your account to ${change.newEmail}.`,
        '',
        `Confirm or refuse it on the page that the link opens. It works for ${signedLinks['old-address'].days} days.`,
      ],
      button: { text: 'Confirm or refuse', url: origin + links.path('old-address', change.id) },
      why: [
        'The new address has to confirm it too. If this wasn’t you, refuse it and end your other sessions.',
      ],
    }),
  );

  const composeNewAddress = aboutChange((change, account) =>
    // The new mailbox may be a stranger's: it is told neither the name nor the phrase of the account.
    buildMail({
      to: change.newEmail,
      subject: 'Confirm your new email address',
      lines: [
        `An account at ${brand.name} is to use this email address instead of ${hideMost(account.email)}.`,
        '',
        `If that’s yours, confirm it. The link works for ${signedLinks['new-address'].days} days.`,
      ],
      button: { text: 'Confirm this address', url: origin + links.path('new-address', change.id) },
      why: ['If not, you can ignore this email: nothing happens without you.'],
    }),
  );

  async function composeAccountEnding(id: number): Promise<MailContent | null> {
    const account = await findAccount(db, id);
    if (!account?.erasedAfter) return null;
    return buildMail({
      ...toAccount(account),
      subject: 'Your account will be deleted',
      lines: [
        `You asked us to delete your account. On ${formatDayOfMoment(account.erasedAfter)} we’ll delete it with everything in it.`,
        '',
        `Changed your mind? Until then you can keep it (${keepDeletedDays} days).`,
      ],
      button: { text: 'Keep my account', url: origin + links.path('keep-account', id) },
    });
  }

  return {
    'sign-in': composeSignIn,
    'new-device': composeNewDevice,
    'old-address': composeOldAddress,
    'new-address': composeNewAddress,
    'account-ending': composeAccountEnding,
  } satisfies Partial<Record<MailKind, WriteMail>>;
}

function toAccount({ email, phrase }: Pick<Account, 'email' | 'phrase'>) {
  return { to: email, phrase };
}

/** `m…@example.ie`: enough to recognise one's own address. */
function hideMost(email: string): string {
  const [local = '', host = ''] = email.split('@');
  return `${local.slice(0, 1)}…@${host}`;
}
