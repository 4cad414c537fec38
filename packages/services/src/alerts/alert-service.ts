import { type AlertChoices, dayMs, longestPhrase, muteDays, stripInvisible } from '@forecourt/domain';
import {
  addAlert,
  askForAlert,
  type ConfirmOutcome,
  changeAlert,
  changeWatcherPhrase,
  confirmAlert,
  type Database,
  endAlerts,
  findAlert,
  findConfirmation,
  findWatcher,
  findWatcherByEmail,
  hearFromWatcher,
  listAlerts,
  muteAlert,
  pauseAlert,
  replaceSearch,
  type StoredAlert,
  type Watcher,
} from '@forecourt/store';
import type { AdvertService } from '../adverts/advert-service.ts';
import type { Found } from '../reputation/feedback-service.ts';
import type { Visitor } from '../request/request-info.ts';
import type { SearchService } from '../search/search-service.ts';
import type { HashVisitor } from '../secrets/visitor-hash.ts';
import type { SignedLinks } from '../signed-links/signed-links.ts';
import type { AlertName, NameAlert } from './describe-alert.ts';
import { type AlertSubject, createSubjectFinder, type FindSubject } from './find-subject.ts';

/** What someone asks to be told about. */
export interface NamedAlert extends StoredAlert, AlertName {}

export type WatchOutcome =
  | { kind: 'on'; alertId: number }
  /** The mail that asks for the confirmation; its number is that of its file, where mails are files. */
  | { kind: 'asked'; mail: number }
  | { kind: 'too-many' }
  | { kind: 'over-limit'; retryAfterSeconds: number };

/** Watched searches and vehicles, for the pages of their owners. */
export interface AlertService {
  /** Null if there is nothing to watch there. */
  findSubject: FindSubject;
  /** Of someone whose mailbox is known: from now on. */
  watch(
    subject: Pick<AlertSubject, 'kind' | 'subject'>,
    choices: AlertChoices,
    email: string,
  ): Promise<WatchOutcome>;
  /** Another search in the place of one that someone watches. False if they have no such alert. */
  replace(
    watcherId: number,
    alertId: number,
    subject: Pick<AlertSubject, 'subject'>,
    choices: AlertChoices,
  ): Promise<boolean>;
  /** Of anyone: from when the reader of the mailbox confirms it. */
  ask(
    subject: Pick<AlertSubject, 'kind' | 'subject'>,
    choices: AlertChoices,
    email: string,
    visitor: Visitor,
  ): Promise<WatchOutcome>;
  /** Opening a link changes nothing: mail scanners open every link. */
  findConfirmation(token: string): Promise<Found<NamedAlert>>;
  confirm(token: string): Promise<ConfirmOutcome>;
  ofAccount(email: string): Promise<Watcher | null>;
  ofLink(token: string): Promise<Found<Watcher>>;
  list(watcherId: number): Promise<NamedAlert[]>;
  /** A sign of life. */
  hear(watcherId: number): Promise<void>;
  change(watcherId: number, alertId: number, choices: AlertChoices): Promise<boolean>;
  pause(watcherId: number, alertId: number, isPaused: boolean): Promise<boolean>;
  mute(watcherId: number, alertId: number, isMuted: boolean): Promise<boolean>;
  end(watcherId: number, alertId: number): Promise<boolean>;
  confirmOwn(watcherId: number, alertId: number): Promise<ConfirmOutcome>;
  changePhrase(watcherId: number, phrase: string): Promise<void>;
  /** Where the link of a person's alerts leads. */
  pathOfMine(watcherId: number): string;
  /** The alerts that a link ends: one, or all of a person. Already ended ones are none. */
  findEnding(which: 'one' | 'all', token: string): Promise<Found<{ names: string[] }>>;
  endByLink(which: 'one' | 'all', token: string): Promise<Found<{ ended: number }>>;
  findKeeping(token: string): Promise<Found<{ email: string; isAsked: boolean }>>;
  keepByLink(token: string): Promise<Found<{ email: string }>>;
}

export interface AlertServiceParts {
  db: Database;
  adverts: Pick<AdvertService, 'find'>;
  search: Pick<SearchService, 'search'>;
  links: SignedLinks;
  hashVisitor: HashVisitor;
  nameAlert: NameAlert;
  onMail(): void;
  now?: () => number;
}

const unknown = { kind: 'unknown' } as const;

export function createAlertService(parts: AlertServiceParts): AlertService {
  const { db, adverts, search, links, nameAlert, onMail, now = Date.now } = parts;
  const at = () => new Date(now()).toISOString();
  const withName = async (alert: StoredAlert): Promise<NamedAlert> => ({
    ...alert,
    ...(await nameAlert(alert)),
  });

  async function findLinked<T>(
    purpose: Parameters<SignedLinks['open']>[0],
    token: string,
    find: (id: number) => Promise<T | undefined>,
  ): Promise<Found<T>> {
    const link = links.open(purpose, token);
    if (link.kind !== 'good') return link.kind === 'expired' ? link : unknown;
    const value = await find(link.id);
    return value === undefined ? unknown : { kind: 'found', value };
  }

  /** The alerts behind a link that ends them. A link of ours to none is not unknown: they have ended. */
  function findMeant(which: 'one' | 'all', token: string): Promise<Found<StoredAlert[]>> {
    return findLinked(which === 'one' ? 'end-alert' : 'end-alerts', token, async (id) => {
      if (which === 'all') return listAlerts(db, id);
      const alert = await findAlert(db, id);
      return alert ? [alert] : [];
    });
  }

  return {
    findSubject: createSubjectFinder({ adverts, search, nameAlert }),

    async watch({ kind, subject }, choices, email) {
      const alertId = await addAlert(db, { kind, subject, email, ...choices }, { at: at() });
      return alertId === null ? { kind: 'too-many' } : { kind: 'on', alertId };
    },

    replace: (watcherId, alertId, { subject }, choices) =>
      replaceSearch(db, { watcherId, alertId }, { subject, ...choices }, { at: at() }),

    async ask({ kind, subject }, choices, email, visitor) {
      const hashed = parts.hashVisitor(visitor.visitorAddress);
      const asked = await askForAlert(
        db,
        { kind, subject, email, ...choices },
        { at: at(), visitor: hashed },
      );
      if (asked.kind === 'over-limit') {
        visitor.logSecurityEvent('rate-limit');
        const wait = Math.max(1, Math.ceil((Date.parse(asked.retryAt) - now()) / 1000));
        return { kind: 'over-limit', retryAfterSeconds: wait };
      }
      onMail();
      return { kind: 'asked', mail: asked.id };
    },

    findConfirmation: (token) =>
      findLinked('confirm-alert', token, async (id) => {
        const confirmation = await findConfirmation(db, id);
        const alert = confirmation && (await findAlert(db, confirmation.alertId));
        return alert && withName(alert);
      }),

    async confirm(token) {
      const link = links.open('confirm-alert', token);
      const confirmation = link.kind === 'good' ? await findConfirmation(db, link.id) : undefined;
      return confirmation ? confirmAlert(db, confirmation, { at: at() }) : 'gone';
    },

    ofAccount: async (email) => (await findWatcherByEmail(db, email)) ?? null,
    ofLink: (token) => findLinked('my-alerts', token, (id) => findWatcher(db, id)),
    list: async (watcherId) => Promise.all((await listAlerts(db, watcherId)).map(withName)),
    hear: (watcherId) => hearFromWatcher(db, watcherId, { at: at() }),
    change: (watcherId, alertId, choices) => changeAlert(db, { watcherId, alertId }, choices, { at: at() }),
    pause: (watcherId, alertId, isPaused) => pauseAlert(db, { watcherId, alertId }, isPaused, { at: at() }),
    mute(watcherId, alertId, isMuted) {
      const until = isMuted ? new Date(now() + muteDays * dayMs).toISOString() : null;
      return muteAlert(db, { watcherId, alertId }, until, { at: at() });
    },
    end: async (watcherId, alertId) => (await endAlerts(db, { watcherId, alertId }, { at: at() })) > 0,
    confirmOwn: (watcherId, alertId) => confirmAlert(db, { watcherId, alertId }, { at: at() }),
    changePhrase: (watcherId, phrase) =>
      changeWatcherPhrase(db, watcherId, stripInvisible(phrase).trim().slice(0, longestPhrase) || null),
    pathOfMine: (watcherId) => links.path('my-alerts', watcherId),

    async findEnding(which, token) {
      const meant = await findMeant(which, token);
      if (meant.kind !== 'found') return meant;
      const named = await Promise.all(meant.value.map(nameAlert));
      return { kind: 'found', value: { names: named.map(({ name }) => name) } };
    },

    async endByLink(which, token) {
      const meant = await findMeant(which, token);
      if (meant.kind !== 'found') return meant;
      let ended = 0;
      for (const { watcherId, id } of meant.value)
        ended += await endAlerts(db, { watcherId, alertId: id }, { at: at() });
      return { kind: 'found', value: { ended } };
    },

    async findKeeping(token) {
      const found = await findLinked('keep-alerts', token, (id) => findWatcher(db, id));
      if (found.kind !== 'found') return found;
      const { email, askedAt } = found.value;
      return { kind: 'found', value: { email, isAsked: askedAt !== null } };
    },

    async keepByLink(token) {
      const found = await findLinked('keep-alerts', token, (id) => findWatcher(db, id));
      if (found.kind !== 'found') return found;
      const { id, email } = found.value;
      await hearFromWatcher(db, id, { at: at() });
      for (const alert of await listAlerts(db, id)) {
        if (alert.offReason === 'silent') {
          await pauseAlert(db, { watcherId: id, alertId: alert.id }, false, { at: at() });
        }
      }
      return { kind: 'found', value: { email } };
    },
  };
}
