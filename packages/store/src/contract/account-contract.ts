import { beforeEach, describe, expect, it } from 'vitest';
import { addRole, removeRole } from '../account/account-roles.ts';
import {
  endAccountSessions,
  findAccountSession,
  listAccountSessions,
  openAccountSession,
} from '../account/account-sessions.ts';
import {
  cancelErasure,
  changeProfile,
  findAccount,
  findAccountByEmail,
  findOrAddAccount,
  listDueErasures,
  scheduleErasure,
} from '../account/accounts.ts';
import { addEmailChange, confirmEmailChange, findEmailChange } from '../account/email-changes.ts';
import { changeSavedVehicles, readSavedVehicles } from '../account/saved-vehicles.ts';
import { addSignInRequest, pruneSignInRequests, takeCodeTry } from '../account/sign-in-requests.ts';
import type { Database } from '../database/database.ts';
import { findMail } from '../outbox/deliver-mail.ts';
import { erasePerson } from '../person/erase-person.ts';
import { exportPerson } from '../person/export-person.ts';

const at = '2026-11-09T09:00:00.000Z';
const minutesLater = (minutes: number) => new Date(Date.parse(at) + minutes * 60_000).toISOString();
const limits = { toOneAddress: 5, fromOneNetwork: 20 };

export function describeAccountContract(open: () => Promise<Database>): void {
  describe('accounts', () => {
    let db: Database;
    beforeEach(async () => {
      db = await open();
    });

    const ask = (email = 'niamh@example.ie', visitor = 'network', now = at) =>
      addSignInRequest(
        db,
        { email, visitor, leadsTo: '/account', expiresAt: minutesLater(15) },
        { at: now, limits },
      );
    const openSession = (accountId: number, openedBy: string, device = 'Firefox on Linux') =>
      openAccountSession(
        db,
        { accountId, tokenHash: `hash of ${openedBy}`, openedBy, way: 'mail', device },
        { at },
      );

    it('exist once for each mailbox, however it is written', async () => {
      const first = await findOrAddAccount(db, 'Niamh@Example.ie ', { at });
      expect(await findOrAddAccount(db, 'niamh@example.ie', { at: minutesLater(1) })).toEqual(first);
      expect(first).toMatchObject({ email: 'niamh@example.ie', name: '', roles: [], createdAt: at });
    });

    it('keep their profile and roles', async () => {
      const { id } = await findOrAddAccount(db, 'niamh@example.ie', { at });
      const profile = {
        name: 'Niamh',
        phone: null,
        phrase: 'blue door',
        unwantedMails: ['follow-up' as const],
      };
      await changeProfile(db, id, profile);
      expect(await addRole(db, id, { role: 'operator' }, { at, by: 'aoife' })).toBe(true);
      expect(await addRole(db, id, { role: 'operator' }, { at, by: 'aoife' })).toBe(false);
      await addRole(db, id, { role: 'dealer', dealerId: 7 }, { at, by: 'aoife' });
      expect(await findAccount(db, id)).toMatchObject({
        ...profile,
        roles: [{ role: 'dealer', dealerId: 7 }, { role: 'operator' }],
      });
      expect(await removeRole(db, id, { role: 'operator' })).toBe(true);
      expect(await removeRole(db, id, { role: 'operator' })).toBe(false);
    });

    it('get five mails an hour to an address, however many are asked for at once', async () => {
      const asked = await Promise.all(Array.from({ length: 12 }, (_, index) => ask(undefined, `n${index}`)));
      expect(asked.filter(({ kind }) => kind === 'added')).toHaveLength(5);
      expect(await ask()).toEqual({ kind: 'over-limit', retryAt: minutesLater(60) });
      expect(await ask(undefined, undefined, minutesLater(61))).toMatchObject({ kind: 'added' });
    });

    it('get mails at once when a clock that was a day ahead is set right', async () => {
      for (let mail = 0; mail < 5; mail++) await ask(undefined, `n${mail}`, minutesLater(24 * 60));
      expect(await ask()).toMatchObject({ kind: 'added' });
    });

    it('get twenty mails an hour from a network', async () => {
      const asked = await Promise.all(Array.from({ length: 25 }, (_, index) => ask(`p${index}@example.ie`)));
      expect(asked.filter(({ kind }) => kind === 'added')).toHaveLength(20);
    });

    it('queue a mail with each request, and forget both', async () => {
      const asked = await ask();
      const id = asked.kind === 'added' ? asked.id : 0;
      expect(await findMail(db, 'sign-in', id)).toMatchObject({ state: 'waiting' });
      expect(await pruneSignInRequests(db, { before: at })).toEqual([]);
      const mails = await pruneSignInRequests(db, { before: minutesLater(1) });
      expect(mails).toEqual([{ kind: 'sign-in', aboutId: id }]);
      expect(await findMail(db, 'sign-in', id)).toBeUndefined();
    });

    it('allow three codes, however many are tried at once, and none after the time', async () => {
      const asked = await ask();
      const id = asked.kind === 'added' ? asked.id : 0;
      const late = { at: minutesLater(15), mostTries: 3 };
      expect(await takeCodeTry(db, id, late)).toBeNull();
      const tries = await Promise.all(
        Array.from({ length: 20 }, () => takeCodeTry(db, id, { at, mostTries: 3 })),
      );
      expect(tries.filter((left) => left !== null).sort()).toEqual([0, 1, 2]);
    });

    it('open one session for each mail, and report a new device', async () => {
      const { id } = await findOrAddAccount(db, 'niamh@example.ie', { at });
      const opened = await Promise.all(Array.from({ length: 20 }, () => openSession(id, 'mail 1')));
      const [first = 0, ...others] = opened.filter((session) => session !== null);
      expect(others).toEqual([]);
      const same = await openSession(id, 'mail 2');
      const other = await openSession(id, 'mail 3', 'Chrome on Android');
      expect(await findMail(db, 'new-device', first)).toBeUndefined();
      expect(await findMail(db, 'new-device', same ?? 0)).toBeUndefined();
      expect(await findMail(db, 'new-device', other ?? 0)).toMatchObject({ state: 'waiting' });
      expect(await listAccountSessions(db, id)).toHaveLength(3);
      await endAccountSessions(db, id, { at, except: other ?? 0 });
      expect((await listAccountSessions(db, id)).map((session) => session.id)).toEqual([other]);
      expect(await findAccountSession(db, 'hash of mail 2')).toMatchObject({ endedAt: at });
    });

    async function askForChange(accountId: number, newEmail: string): Promise<number> {
      const limits = { ofOneAccount: 3, toOneAddress: 2 };
      return (await addEmailChange(db, accountId, newEmail, { at, limits })) ?? 0;
    }

    it('mail a change of address only so often, from one account and to one address', async () => {
      const { id } = await findOrAddAccount(db, 'niamh@example.ie', { at });
      const { id: other } = await findOrAddAccount(db, 'sean@example.ie', { at });
      const asked = await Promise.all(
        [1, 2, 3, 4].map((number) => askForChange(id, `new-${number}@example.ie`)),
      );
      expect(asked.filter((change) => change > 0)).toHaveLength(3);
      expect(await askForChange(other, 'stranger@example.ie')).toBeGreaterThan(0);
      expect(await askForChange(other, 'stranger@example.ie')).toBeGreaterThan(0);
      expect(await askForChange(other, 'Stranger@example.ie')).toBe(0);
    });

    it('change their address when both mailboxes have confirmed it', async () => {
      const { id } = await findOrAddAccount(db, 'niamh@example.ie', { at });
      const change = await askForChange(id, 'New@example.ie');
      expect(await confirmEmailChange(db, change, 'new', { at })).toBe('waiting');
      expect(await confirmEmailChange(db, change, 'new', { at })).toBe('waiting');
      expect(await findAccountByEmail(db, 'new@example.ie')).toBeUndefined();
      expect(await confirmEmailChange(db, change, 'old', { at })).toBe('changed');
      expect(await confirmEmailChange(db, change, 'old', { at })).toBe('changed');
      expect(await findAccount(db, id)).toMatchObject({ email: 'new@example.ie' });
    });

    it('do not take the address of another account, nor one that was replaced by a later choice', async () => {
      const { id } = await findOrAddAccount(db, 'niamh@example.ie', { at });
      const early = await askForChange(id, 'early@example.ie');
      const late = await askForChange(id, 'tom@example.ie');
      await findOrAddAccount(db, 'tom@example.ie', { at });
      expect(await confirmEmailChange(db, early, 'new', { at })).toBe('ended');
      await confirmEmailChange(db, late, 'new', { at });
      expect(await confirmEmailChange(db, late, 'old', { at })).toBe('taken');
      expect(await confirmEmailChange(db, late, 'old', { at })).toBe('ended');
      expect(await findAccount(db, id)).toMatchObject({ email: 'niamh@example.ie' });
      expect(await findEmailChange(db, late)).toMatchObject({ endedAt: at });
    });

    it('keep at most so many vehicles a channel, and say which did not fit', async () => {
      const { id } = await findOrAddAccount(db, 'niamh@example.ie', { at });
      const entry = (publicReference: string) => ({ publicReference, vehicle: { publicReference } });
      const none = { Car: [], Commercial: [], Bike: [] };
      let minute = 0;
      const cars = (...names: string[]) => ({ ...none, Car: names.map(entry) });
      const change = (added: typeof none, removed: string[] = []) =>
        changeSavedVehicles(db, id, { added, removed }, { at: minutesLater(minute++), most: 3 });
      expect(await change(cars('a', 'b') as typeof none)).toEqual([]);
      expect(await change(cars('b', 'c', 'd') as typeof none)).toEqual(['d']);
      expect(await change({ ...none, Bike: [entry('z')] } as unknown as typeof none, ['a'])).toEqual([]);
      const saved = await readSavedVehicles(db, id);
      expect(saved.Car.map(({ publicReference }) => publicReference)).toEqual(['b', 'c']);
      expect(saved.Bike).toEqual([entry('z')]);
    });

    it('can be kept until they are erased, then go with everything', async () => {
      const { id } = await findOrAddAccount(db, 'niamh@example.ie', { at });
      const asked = await ask();
      await openSession(id, 'mail 1');
      const erasedAfter = minutesLater(7 * 24 * 60);
      await scheduleErasure(db, id, { at, erasedAfter });
      expect(await listAccountSessions(db, id)).toEqual([]);
      expect(await findMail(db, 'account-ending', id)).toBeDefined();
      expect(await cancelErasure(db, id)).toBe(true);
      expect(await cancelErasure(db, id)).toBe(false);
      await scheduleErasure(db, id, { at, erasedAfter });
      expect(await findMail(db, 'account-ending', id)).toBeDefined();
      expect(await listDueErasures(db, { at: minutesLater(60) })).toEqual([]);
      expect(await listDueErasures(db, { at: erasedAfter })).toEqual(['niamh@example.ie']);
      expect((await exportPerson(db, 'niamh@example.ie')).account).toMatchObject({ id, sessions: [{}] });
      const { mails } = await erasePerson(db, 'niamh@example.ie', { at, by: 'aoife', reason: 'asked' });
      expect(mails.map(({ kind }) => kind).sort()).toEqual(['account-ending', 'sign-in']);
      expect(await findAccount(db, id)).toBeUndefined();
      expect(asked.kind).toBe('added');
      expect((await exportPerson(db, 'niamh@example.ie')).signInRequests).toEqual([]);
    });
  });
}
