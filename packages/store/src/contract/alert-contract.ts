import { mostAlerts } from '@forecourt/domain';
import { beforeEach, describe, expect, it } from 'vitest';
import { changeProfile, findOrAddAccount } from '../account/accounts.ts';
import { addEmailChange, confirmEmailChange } from '../account/email-changes.ts';
import { findPhrase } from '../account/find-phrase.ts';
import { upsertAdverts } from '../advert/upsert-adverts.ts';
import { noteBounce } from '../alerts/alert-bounces.ts';
import {
  type AlertNews,
  addAlertNews,
  dropOutdatedNews,
  listNewsOfNotice,
  readTold,
  saveAlertPosition,
} from '../alerts/alert-news.ts';
import { listDueWatchers, makeNotice } from '../alerts/alert-notices.ts';
import {
  addAlert,
  changeAlert,
  endAlerts,
  findAlert,
  listAlerts,
  muteAlert,
  pauseAlert,
} from '../alerts/alerts.ts';
import { askForAlert, confirmAlert, eraseUnconfirmed, findConfirmation } from '../alerts/confirmations.ts';
import { addPushBrowser, listPushBrowsers } from '../alerts/push-browsers.ts';
import { replaceSearch } from '../alerts/replace-search.ts';
import { askSilentWatchers, turnSilentOff } from '../alerts/silent-watchers.ts';
import { changeWaitingNews, dropWaitingNews, listWaitingNews } from '../alerts/waiting-news.ts';
import { changeWatcherPhrase, findWatcherByEmail, hearFromWatcher } from '../alerts/watchers.ts';
import { latestSequence } from '../change/read-changes.ts';
import type { Database } from '../database/database.ts';
import { findMail, markMailSent } from '../outbox/deliver-mail.ts';
import { erasePerson } from '../person/erase-person.ts';
import { exportPerson } from '../person/export-person.ts';
import { exampleAdvert } from './examples.ts';

const at = '2026-11-09T09:00:00.000Z';
const later = (minutes: number) => new Date(Date.parse(at) + minutes * 60_000).toISOString();
const days = (count: number) => later(count * 24 * 60);
const email = 'niamh@example.ie';
const choices = { pace: 'at-once', events: ['new', 'price-down'], ways: ['mail'] } as const;

export function describeAlertContract(open: () => Promise<Database>): void {
  describe('alerts', () => {
    let db: Database;
    beforeEach(async () => {
      db = await open();
    });

    const search = (subject = '/search/ford', to = email) => ({
      email: to,
      kind: 'search' as const,
      subject,
      ...choices,
    });
    const ask = (subject?: string, to?: string, now = at, visitor = 'network') =>
      askForAlert(db, search(subject, to), { at: now, visitor });
    const watch = async (subject?: string, to = email, now = at) => {
      const id = (await addAlert(db, search(subject, to), { at: now })) ?? 0;
      return { id, watcherId: (await findWatcherByEmail(db, to))?.id ?? 0 };
    };
    const news = (alert: { id: number; watcherId: number }, changes: Partial<AlertNews> = {}): AlertNews => ({
      watcherId: alert.watcherId,
      alertId: alert.id,
      vehicle: '191D1',
      publicReference: 'a',
      event: 'new',
      mark: 0,
      price: 9000,
      at,
      pace: 'at-once',
      dueAt: later(5),
      ...changes,
    });

    it('begin when the mailbox confirms them', async () => {
      const asked = await ask();
      const id = asked.kind === 'asked' ? asked.id : 0;
      expect(await findMail(db, 'confirm-alert', id)).toMatchObject({ state: 'waiting' });
      const confirmation = await findConfirmation(db, id);
      const alertId = confirmation?.alertId ?? 0;
      expect(await findAlert(db, alertId)).toMatchObject({ state: 'waiting' });
      const own = { watcherId: confirmation?.watcherId ?? 0, alertId };
      expect(await confirmAlert(db, own, { at: later(9) })).toBe('on');
      expect(await confirmAlert(db, own, { at: later(10) })).toBe('on');
      expect(await findAlert(db, alertId)).toMatchObject({ state: 'on', since: later(9) });
      expect(await confirmAlert(db, { ...own, watcherId: 999 }, { at })).toBe('gone');
    });

    it('ask once for a button that is pressed twice, and three times a day at most', async () => {
      const first = await ask();
      expect(await ask(undefined, ' Niamh@Example.ie')).toEqual(first);
      const asked = await Promise.all(
        Array.from({ length: 6 }, (_, index) => ask(`/search/make-${index}`, email, at, `n${index}`)),
      );
      expect(asked.filter(({ kind }) => kind === 'asked')).toHaveLength(2);
      expect(await ask('/search/opel')).toEqual({ kind: 'over-limit', retryAt: days(1) });
      expect(await ask('/search/opel', email, later(24 * 60 + 1))).toMatchObject({ kind: 'asked' });
    });

    it('keep their settings when someone asks for the same with the address alone', async () => {
      const { id } = await watch();
      await askForAlert(
        db,
        { ...search(), pace: 'weekly', events: ['gone'] },
        { at: later(5), visitor: 'v' },
      );
      expect(await findAlert(db, id)).toMatchObject({ ...choices, state: 'on' });
    });

    it('ask for a network so many times an hour', async () => {
      for (let index = 0; index < 20; index++) await ask('/search', `p${index}@example.ie`);
      expect(await ask('/search', 'one-more@example.ie')).toMatchObject({ kind: 'over-limit' });
    });

    it('that nobody confirmed are erased with their mailbox', async () => {
      await ask();
      await watch('/search/opel', 'sean@example.ie');
      expect(await eraseUnconfirmed(db, { before: at })).toEqual([]);
      expect(await eraseUnconfirmed(db, { before: days(7) })).toHaveLength(1);
      expect(await findWatcherByEmail(db, email)).toBeUndefined();
      expect(await findWatcherByEmail(db, 'sean@example.ie')).toBeDefined();
    });

    it('are so many a person, also of two that are added at once', async () => {
      const added = await Promise.all(
        Array.from({ length: mostAlerts.search + 3 }, (_, index) =>
          addAlert(db, search(`/search/make-${index}`), { at }),
        ),
      );
      expect(added.filter((id) => id !== null)).toHaveLength(mostAlerts.search);
      // The same again is no other.
      expect(await addAlert(db, search('/search/make-0'), { at })).not.toBeNull();
    });

    it('store each thing to tell once', async () => {
      const alert = await watch();
      expect(await addAlertNews(db, [news(alert), news(alert)])).toBe(1);
      expect(await addAlertNews(db, [news(alert)])).toBe(0);
      expect(await addAlertNews(db, [news(alert, { event: 'price-down', mark: 8500, price: 8500 })])).toBe(1);
      expect(await readTold(db, [alert.watcherId], ['191D1', 'other'])).toEqual([
        { watcherId: alert.watcherId, vehicle: '191D1', lowestPrice: 8500 },
      ]);
    });

    it('come in one mail with what has been gathered, and only once', async () => {
      const alert = await watch();
      await addAlertNews(db, [
        news(alert),
        news(alert, { vehicle: '191D2', dueAt: later(9) }),
        news(alert, { vehicle: '191D3', pace: 'weekly', dueAt: days(4) }),
      ]);
      expect(await listDueWatchers(db, { at: later(4), limit: 10 })).toEqual([]);
      expect(await listDueWatchers(db, { at: later(6), limit: 10 })).toEqual([alert.watcherId]);
      const made = await Promise.all([1, 2, 3].map(() => makeNotice(db, alert.watcherId, { at: later(6) })));
      expect(made.filter((outcome) => outcome === 'queued')).toHaveLength(1);
      expect(await findMail(db, 'alert-news', 1)).toMatchObject({ state: 'waiting' });
      expect((await listNewsOfNotice(db, 1)).map(({ vehicle }) => vehicle)).toEqual(['191D1', '191D2']);
    });

    it('come in one mail with everything else that waits about the vehicle', async () => {
      const [daily, atOnce] = [await watch('/search/ford'), await watch('/search/ford/focus')];
      await addAlertNews(db, [
        news(daily, { pace: 'daily', dueAt: days(1) }),
        news(daily, { pace: 'daily', dueAt: days(1), vehicle: '191D2' }),
        news(atOnce, { event: 'price-down', mark: 8000, price: 8000 }),
      ]);
      expect(await makeNotice(db, daily.watcherId, { at: later(6) })).toBe('queued');
      expect((await listNewsOfNotice(db, 1)).map(({ vehicle, event }) => [vehicle, event])).toEqual([
        ['191D1', 'new'],
        ['191D1', 'price-down'],
      ]);
    });

    it('come at once five times a day, and then the next morning', async () => {
      const alert = await watch();
      for (let mail = 0; mail < 7; mail++) {
        const now = later(mail * 10);
        await addAlertNews(db, [news(alert, { vehicle: `191D${mail}`, dueAt: now })]);
        expect(await makeNotice(db, alert.watcherId, { at: now })).toBe(mail < 5 ? 'queued' : 'postponed');
      }
      const morning = '2026-11-10T07:30:00.000Z';
      expect(await listDueWatchers(db, { at: '2026-11-10T07:29:00.000Z', limit: 10 })).toEqual([]);
      expect(await makeNotice(db, alert.watcherId, { at: morning })).toBe('queued');
      expect(await listNewsOfNotice(db, 6)).toHaveLength(2);
    });

    it('are silent while they are paused, and late while they are muted', async () => {
      const [paused, muted] = [await watch('/search/opel', 'sean@example.ie'), await watch('/search/ford')];
      const own = (alert: typeof paused) => ({ watcherId: alert.watcherId, alertId: alert.id });
      await addAlertNews(db, [news(paused), news(muted, { vehicle: '191D2' })]);
      expect(await pauseAlert(db, own(paused), true, { at })).toBe(true);
      expect(await pauseAlert(db, { ...own(paused), watcherId: 999 }, true, { at })).toBe(false);
      expect(await muteAlert(db, own(muted), days(7), { at })).toBe(true);
      expect(await listDueWatchers(db, { at: days(7), limit: 10 })).toEqual([]);
      expect(await makeNotice(db, muted.watcherId, { at: days(8) })).toBe('queued');
      expect((await listNewsOfNotice(db, 1)).map(({ vehicle }) => vehicle)).toEqual(['191D2']);
      expect(await pauseAlert(db, own(paused), false, { at: days(9) })).toBe(true);
      expect(await findAlert(db, paused.id)).toMatchObject({ state: 'on', since: days(9) });
    });

    it('are told by mail while no browser takes their notifications', async () => {
      const { watcherId, ...alert } = await watch();
      await changeAlert(db, { watcherId, alertId: alert.id }, { ...choices, ways: ['push'] }, { at });
      const tell = async (vehicle: string) => {
        const mailsBefore = (await exportPerson(db, email)).mails.length;
        await addAlertNews(db, [news({ ...alert, watcherId }, { vehicle })]);
        await makeNotice(db, watcherId, { at: later(6) });
        return (await exportPerson(db, email)).mails.length - mailsBefore;
      };
      expect(await tell('191D1')).toBe(1);
      const browser = { endpoint: 'https://push.example/2', publicKey: 'key', secret: 'secret' };
      await addPushBrowser(db, watcherId, browser, { at });
      expect(await tell('191D2')).toBe(0);
    });

    it('reach up to ten browsers, and a known one may register again', async () => {
      const { watcherId } = await watch();
      const register = (number: number) =>
        addPushBrowser(
          db,
          watcherId,
          { endpoint: `https://push.example/${number}`, publicKey: 'key', secret: 'secret' },
          { at },
        );
      for (let number = 1; number <= 10; number++) expect(await register(number)).toBe(true);
      expect(await register(11)).toBe(false);
      expect(await register(10)).toBe(true);
      expect(await listPushBrowsers(db, watcherId)).toHaveLength(10);
    });

    it('end with what waits, and what was told is remembered', async () => {
      const alert = await watch();
      await addAlertNews(db, [news(alert)]);
      await makeNotice(db, alert.watcherId, { at: later(6) });
      await addAlertNews(db, [news(alert, { vehicle: '191D2' })]);
      const { watcherId } = alert;
      expect(await endAlerts(db, { watcherId }, { at })).toBe(1);
      expect(await endAlerts(db, { watcherId }, { at })).toBe(0);
      expect(await listDueWatchers(db, { at: days(1), limit: 10 })).toEqual([]);
      const again = await watch();
      expect(await addAlertNews(db, [news(again)])).toBe(0);
    });

    it('leave what waits to be looked at again if the person has another one', async () => {
      const [ford, focus] = [await watch('/search/ford'), await watch('/search/ford/focus')];
      const { watcherId } = ford;
      await addAlertNews(db, [news(ford)]);
      await endAlerts(db, { watcherId, alertId: ford.id }, { at });
      expect(await listDueWatchers(db, { at, limit: 10 })).toEqual([watcherId]);
      const { waiting, alerts } = await listWaitingNews(db, [watcherId]);
      expect(waiting).toMatchObject([{ alertId: null, event: 'new', publicReference: 'a' }]);
      expect(alerts).toMatchObject([{ id: focus.id }]);
      expect(await makeNotice(db, watcherId, { at: later(6) })).toBe('nothing');
      const due = { alertId: focus.id, pace: 'at-once' as const, dueAt: later(5) };
      await changeWaitingNews(db, waiting[0]?.id ?? 0, due);
      expect(await makeNotice(db, watcherId, { at: later(6) })).toBe('queued');
      // It is in a mail: too late to take it back.
      await dropWaitingNews(db, [waiting[0]?.id ?? 0]);
      expect(await listNewsOfNotice(db, 1)).toHaveLength(1);
    });

    it('take another search in their place, for what comes from then on', async () => {
      const { id, watcherId } = await watch('/search/ford');
      await saveAlertPosition(db, 0);
      const own = { watcherId, alertId: id };
      const daily = { ...choices, pace: 'daily' as const };
      expect(await replaceSearch(db, own, { subject: '/search/opel', ...daily }, { at: later(9) })).toBe(
        true,
      );
      expect(await listAlerts(db, watcherId)).toMatchObject([
        { id, subject: '/search/opel', pace: 'daily', since: later(9), createdAt: at, updatedAt: later(9) },
      ]);
      const stranger = { watcherId: 999, alertId: id };
      expect(await replaceSearch(db, stranger, { subject: '/search', ...daily }, { at })).toBe(false);
    });

    it('take another search in their place from the first change that has not been told', async () => {
      const { id, watcherId } = await watch('/search/ford', email, later(-60));
      await upsertAdverts(db, [exampleAdvert('a')], { at: later(-120) });
      await saveAlertPosition(db, await latestSequence(db));
      await upsertAdverts(db, [{ ...exampleAdvert('a'), price: 5 }], { at: later(-1) });
      await replaceSearch(db, { watcherId, alertId: id }, { subject: '/search/opel', ...choices }, { at });
      expect(await findAlert(db, id)).toMatchObject({ since: later(-1) });
    });

    it('become one if two are made the same search', async () => {
      const [ford, opel] = [await watch('/search/ford', email, later(-9)), await watch('/search/opel')];
      await addAlertNews(db, [news(ford)]);
      const own = { watcherId: opel.watcherId, alertId: opel.id };
      await pauseAlert(db, own, true, { at });
      await replaceSearch(db, own, { subject: '/search/ford', ...choices }, { at: later(1) });
      expect(await listAlerts(db, own.watcherId)).toMatchObject([
        { id: opel.id, subject: '/search/ford', state: 'on', since: later(-9) },
      ]);
      expect((await listWaitingNews(db, [own.watcherId])).waiting).toMatchObject([{ alertId: opel.id }]);
    });

    it('do not tell what is no longer true', async () => {
      const alert = await watch();
      await addAlertNews(db, [news(alert)]);
      await dropOutdatedNews(db, ['191D1'], false);
      expect(await listDueWatchers(db, { at: days(1), limit: 10 })).toEqual([]);
      expect(await addAlertNews(db, [news(alert)])).toBe(1);
    });

    it('of someone who has been silent are asked about once, and then off', async () => {
      const alert = await watch();
      expect(await askSilentWatchers(db, { at: days(182), silentSince: days(-1) })).toBe(0);
      const asked = { at: days(183), silentSince: at };
      expect(await askSilentWatchers(db, asked)).toBe(1);
      expect(await askSilentWatchers(db, asked)).toBe(0);
      const mail = await findMail(db, 'still-looking', alert.watcherId);
      // A mail that could not be sent yet costs nobody their alerts.
      expect(await turnSilentOff(db, { at: days(300), sentBefore: days(290) })).toBe(0);
      await markMailSent(db, mail?.id ?? 0, { at: days(184) });
      expect(await turnSilentOff(db, { at: days(190), sentBefore: days(176) })).toBe(0);
      expect(await turnSilentOff(db, { at: days(199), sentBefore: days(185) })).toBe(1);
      expect(await findAlert(db, alert.id)).toMatchObject({ state: 'paused', offReason: 'silent' });
    });

    it('of someone who replies stay on', async () => {
      const alert = await watch();
      await askSilentWatchers(db, { at: days(183), silentSince: at });
      await hearFromWatcher(db, alert.watcherId, { at: days(184) });
      expect(await turnSilentOff(db, { at: days(199), sentBefore: days(198) })).toBe(0);
      expect(await findMail(db, 'still-looking', alert.watcherId)).toBeUndefined();
    });

    it('end with a mailbox that refuses our mails for good', async () => {
      const alert = await watch();
      await addAlertNews(db, [news(alert)]);
      await makeNotice(db, alert.watcherId, { at: later(6) });
      const mail = await findMail(db, 'alert-news', 1);
      if (!mail) throw new Error('There is no mail.');
      expect(await noteBounce(db, mail, { at, isPermanent: true })).toBe('turned-off');
      expect(await findAlert(db, alert.id)).toMatchObject({ state: 'paused', offReason: 'bounced' });
      expect(await findMail(db, 'alert-news', 1)).toMatchObject({ state: 'dropped' });
      expect(await noteBounce(db, { id: 9, kind: 'sign-in', aboutId: 1 }, { at, isPermanent: true })).toBe(
        'not-ours',
      );
    });

    it('end with a mailbox that puts off five mails in a fortnight', async () => {
      const alert = await watch();
      const bounce = async (mailId: number, now: string) => {
        const about = { id: mailId, kind: 'still-looking' as const, aboutId: alert.watcherId };
        return noteBounce(db, about, { at: now, isPermanent: false });
      };
      await bounce(1, days(-20));
      for (const mailId of [2, 3, 4, 5]) expect(await bounce(mailId, at)).toBe('counted');
      // The same mail, tried again.
      expect(await bounce(5, at)).toBe('counted');
      expect(await bounce(6, at)).toBe('turned-off');
    });

    it('follow an account to its new address, and join what is there', async () => {
      const account = await findOrAddAccount(db, email, { at });
      await watch('/search/ford');
      await watch('/search/opel');
      await watch('/search/opel', 'new@example.ie');
      const limits = { ofOneAccount: 9, toOneAddress: 9 };
      const change = (await addEmailChange(db, account.id, 'new@example.ie', { at, limits })) ?? 0;
      await confirmEmailChange(db, change, 'old', { at });
      expect(await confirmEmailChange(db, change, 'new', { at })).toBe('changed');
      const moved = await findWatcherByEmail(db, 'new@example.ie');
      const subjects = (await listAlerts(db, moved?.id ?? 0)).map(({ subject }) => subject).sort();
      expect(subjects).toEqual(['/search/ford', '/search/opel']);
      expect(await findWatcherByEmail(db, email)).toBeUndefined();
    });

    it('lend the phrase of their mailbox to every mail, and to the account that it opens', async () => {
      expect(await findPhrase(db, email)).toBeNull();
      const { watcherId } = await watch();
      await changeWatcherPhrase(db, watcherId, 'the blue door');
      expect(await findPhrase(db, 'NIAMH@example.ie')).toBe('the blue door');
      const opened = await findOrAddAccount(db, email, { at });
      expect(opened.phrase).toBe('the blue door');
      await changeProfile(db, opened.id, { name: '', phone: null, phrase: null, unwantedMails: [] });
      expect(await findPhrase(db, email)).toBeNull();
      expect((await findOrAddAccount(db, email, { at })).phrase).toBeNull();
    });

    it('are exported and erased with the person', async () => {
      const alert = await watch();
      await ask('/search/opel');
      await addAlertNews(db, [news(alert)]);
      await makeNotice(db, alert.watcherId, { at: later(6) });
      await addPushBrowser(
        db,
        alert.watcherId,
        { endpoint: 'https://push.example/1', publicKey: 'key', secret: 'secret' },
        { at },
      );
      const data = await exportPerson(db, 'NIAMH@example.ie');
      expect(data.watched).toMatchObject({
        email,
        alerts: [{}, {}],
        told: [{ event: 'new' }],
        browsers: [{}],
      });
      expect(JSON.stringify(data.watched?.browsers)).not.toContain('secret');
      expect(data.mails.map(({ kind }) => kind).sort()).toEqual(['alert-news', 'confirm-alert']);
      await erasePerson(db, email, { at, by: 'aoife', reason: 'asked' });
      expect((await exportPerson(db, email)).watched).toBeNull();
      expect(await listPushBrowsers(db, alert.watcherId)).toEqual([]);
      expect(await findMail(db, 'alert-news', 1)).toMatchObject({ state: 'dropped' });
    });
  });
}
