import { formatDayOfMoment, formatMoment, type MailChoice, mailChoices } from '@forecourt/domain';
import type { SignedIn } from '@forecourt/services';
import type { ProfileFields } from './profile-fields.ts';

interface DeviceSource {
  id: number;
  device: string;
  signedInAt: string;
  lastSeenAt: string;
}

interface PasskeySource {
  id: number;
  name: string;
  createdAt: string;
  lastUsedAt: string | null;
}

export interface AccountSources {
  signedIn: SignedIn;
  sessions: readonly DeviceSource[];
  passkeys: readonly PasskeySource[];
  emailChange: { newEmail: string; oldConfirmedAt: string | null; newConfirmedAt: string | null } | null;
}

const mailLabels: Record<MailChoice, string> = {
  'new-device': 'When someone signs in to my account on a new device',
  'follow-up': 'When you’d like to know how a dealer treated me',
};

export type AccountView = ReturnType<typeof buildAccountView>;

export function buildAccountView({ signedIn, sessions, passkeys, emailChange }: AccountSources) {
  const { account, session, isFresh } = signedIn;
  const fields: ProfileFields = {
    name: account.name,
    phone: account.phone ?? '',
    phrase: account.phrase ?? '',
    wantedMails: mailChoices.filter((choice) => !account.unwantedMails.includes(choice)),
  };
  return {
    email: account.email,
    fields,
    mails: mailChoices.map((choice) => ({ choice, label: mailLabels[choice] })),
    isFresh,
    isStaff: account.roles.some(({ role }) => role !== 'dealer'),
    deletedOn: account.erasedAfter && formatDayOfMoment(account.erasedAfter),
    emailChange: emailChange && {
      newEmail: emailChange.newEmail,
      waitsFor: describeWaiting(account.email, emailChange),
    },
    devices: sessions.map(({ id, device, signedInAt, lastSeenAt }) => ({
      id,
      name: device,
      isThisOne: id === session.id,
      text: `Signed in on ${formatMoment(signedInAt)}, last used on ${formatDayOfMoment(lastSeenAt)}`,
    })),
    passkeys: passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({
      id,
      name,
      text: `Added on ${formatDayOfMoment(createdAt)}, ${lastUsedAt ? `last used on ${formatDayOfMoment(lastUsedAt)}` : 'not used yet'}`,
    })),
  };
}

function describeWaiting(
  email: string,
  { newEmail, oldConfirmedAt, newConfirmedAt }: NonNullable<AccountSources['emailChange']>,
): string {
  const waiting = [...(oldConfirmedAt ? [] : [email]), ...(newConfirmedAt ? [] : [newEmail])];
  return `Confirm it from ${waiting.join(' and ')}: we’ve sent a link to ${waiting.length > 1 ? 'both' : 'it'}.`;
}
