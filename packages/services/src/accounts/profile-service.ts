import { type Account, dayMs, emailChangesADay, keepDeletedDays, normaliseEmail } from '@forecourt/domain';
import {
  type AccountProfile,
  addEmailChange,
  type Confirmation,
  cancelErasure,
  changeProfile,
  confirmEmailChange,
  type Database,
  type EmailChange,
  endEmailChanges,
  exportPerson,
  findAccount,
  findEmailChange,
  findOpenEmailChange,
  type PersonData,
  scheduleErasure,
} from '@forecourt/store';
import type { Found } from '../reputation/feedback-service.ts';
import type { SignedLinks } from '../signed-links/signed-links.ts';

export type Mailbox = 'old' | 'new';

export interface ChangeToConfirm {
  change: EmailChange;
  account: Account;
}

/** What people set, take away and delete in their account. */
export interface ProfileService {
  change(accountId: number, profile: AccountProfile): Promise<void>;
  /** The change of address that waits for its confirmations. */
  openEmailChange(accountId: number): Promise<EmailChange | null>;
  askForEmailChange(account: Account, newEmail: string): Promise<'asked' | 'same' | 'too-often'>;
  cancelEmailChange(accountId: number): Promise<void>;
  changeToConfirm(mailbox: Mailbox, token: string): Promise<Found<ChangeToConfirm>>;
  confirm(mailbox: Mailbox, { change }: ChangeToConfirm): Promise<Confirmation>;
  /** Everything that is stored about the person. */
  export(account: Account): Promise<PersonData>;
  /** Signs out everywhere; the account is erased some days later. */
  delete(accountId: number): Promise<void>;
  accountToKeep(token: string): Promise<Found<Account>>;
  /** False if it was not to be deleted. */
  keep(accountId: number): Promise<boolean>;
}

export interface ProfileParts {
  db: Database;
  links: SignedLinks;
  onMail(): void;
  now?: () => number;
}

const unknown = { kind: 'unknown' } as const;
const purposes = { old: 'old-address', new: 'new-address' } as const;

export function createProfileService({ db, links, onMail, now = Date.now }: ProfileParts): ProfileService {
  const at = () => new Date(now()).toISOString();
  return {
    change: (accountId, profile) => changeProfile(db, accountId, profile),
    openEmailChange: async (accountId) => (await findOpenEmailChange(db, accountId)) ?? null,

    async askForEmailChange(account, newEmail) {
      if (normaliseEmail(newEmail) === account.email) return 'same';
      const added = await addEmailChange(db, account.id, newEmail, { at: at(), limits: emailChangesADay });
      if (added === null) return 'too-often';
      onMail();
      return 'asked';
    },

    cancelEmailChange: (accountId) => endEmailChanges(db, accountId, { at: at() }),

    async changeToConfirm(mailbox, token) {
      const link = links.open(purposes[mailbox], token);
      if (link.kind !== 'good') return link.kind === 'expired' ? link : unknown;
      const change = await findEmailChange(db, link.id);
      const account = change && (await findAccount(db, change.accountId));
      return account ? { kind: 'found', value: { change, account } } : unknown;
    },

    confirm: (mailbox, { change }) => confirmEmailChange(db, change.id, mailbox, { at: at() }),
    export: (account) => exportPerson(db, account.email),

    async delete(accountId) {
      const erasedAfter = new Date(now() + keepDeletedDays * dayMs).toISOString();
      await scheduleErasure(db, accountId, { at: at(), erasedAfter });
      onMail();
    },

    async accountToKeep(token) {
      const link = links.open('keep-account', token);
      if (link.kind !== 'good') return link.kind === 'expired' ? link : unknown;
      const account = await findAccount(db, link.id);
      return account ? { kind: 'found', value: account } : unknown;
    },

    keep: (accountId) => cancelErasure(db, accountId),
  };
}
