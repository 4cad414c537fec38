import {
  addPushBrowser,
  type Database,
  endPush,
  findAlertNotice,
  findAlerts,
  listNewsOfNotice,
  listNoticesToPush,
  listPushBrowsers,
  type PushBrowser,
  removePushBrowser,
} from '@forecourt/store';
import type { Logger } from 'pino';
import type { NameAlert } from '../describe-alert.ts';
import { chooseNews } from '../mails/choose-news.ts';
import { findToldAdverts } from '../mails/find-told-adverts.ts';
import { encryptPush } from './encrypt-push.ts';
import { parsePushBrowser } from './parse-push-browser.ts';
import { authorise, type VapidKeys } from './vapid.ts';
import { writeNotification } from './write-notification.ts';

/** Notifications that browsers show, for those who asked for them. */
export interface PushService {
  /** The key that a browser asks its owner with; null if the operator wants no notifications. */
  publicKey(): string | null;
  /** Remembers a browser, as it describes itself. False if that is no description. */
  add(watcherId: number, subscription: unknown): Promise<boolean>;
}

export interface PushSender extends PushService {
  /** Sends the notifications that wait. */
  send(): Promise<void>;
}

export interface PushParts {
  db: Database;
  /** Null: none are sent. */
  keys: VapidKeys | null;
  nameAlert: NameAlert;
  /** How browser makers reach the operator: `mailto:…`. */
  subject: string;
  log: Pick<Logger, 'warn'>;
  now?: () => number;
  fetch?: typeof globalThis.fetch;
}

const atOnce = 50;
const timeoutMs = 10_000;
/** A browser that is off for longer shows nothing: the mail and the page have it. */
const keepSeconds = 24 * 3600;

export function createPushService(parts: PushParts): PushSender {
  const { db, keys, nameAlert, subject, log, now = Date.now, fetch = globalThis.fetch } = parts;

  async function write(noticeId: number) {
    const news = await listNewsOfNotice(db, noticeId);
    const alerts = await findAlerts(
      db,
      news.flatMap(({ alertId }) => alertId ?? []),
    );
    const adverts = await findToldAdverts(
      db,
      news.map(({ publicReference }) => publicReference),
    );
    const chosen = chooseNews(
      news,
      alerts.filter(({ ways }) => ways.includes('push')),
      adverts,
    );
    const named = await Promise.all(
      chosen.map(async (each) => ({ ...each, ...(await nameAlert(each.alert)) })),
    );
    const notification = writeNotification(named);
    // Sent twice, the second replaces the first.
    return notification && JSON.stringify({ ...notification, tag: `alert-${noticeId}` });
  }

  /** Whether its maker takes it. */
  async function sendTo(browser: PushBrowser, text: string, ownKeys: VapidKeys): Promise<boolean> {
    const { endpoint } = browser;
    const answer = await fetch(endpoint, {
      method: 'POST',
      headers: {
        Authorization: authorise(ownKeys, { endpoint, subject, now: now() }),
        'Content-Encoding': 'aes128gcm',
        'Content-Type': 'application/octet-stream',
        TTL: String(keepSeconds),
      },
      body: new Uint8Array(encryptPush(text, browser)),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    // Its owner has turned notifications off, or deleted the browser.
    if (answer.status === 404 || answer.status === 410) await removePushBrowser(db, browser.id);
    else if (!answer.ok) log.warn({ status: answer.status }, 'A notification was not accepted');
    await answer.body?.cancel();
    return answer.ok;
  }

  /** Whether at least one of a person's browsers gets it. */
  async function sendToAll(watcherId: number, text: string, ownKeys: VapidKeys): Promise<boolean> {
    let isTaken = false;
    for (const browser of await listPushBrowsers(db, watcherId)) {
      const isSent = await sendTo(browser, text, ownKeys).catch((error) => {
        log.warn({ err: error }, 'A notification could not be sent');
        return false;
      });
      isTaken ||= isSent;
    }
    return isTaken;
  }

  return {
    publicKey: () => keys?.publicKey ?? null,

    async add(watcherId, subscription) {
      const browser = keys && parsePushBrowser(subscription);
      if (!browser) return false;
      return addPushBrowser(db, watcherId, browser, { at: new Date(now()).toISOString() });
    },

    async send() {
      for (const id of await listNoticesToPush(db, atOnce)) {
        const notice = await findAlertNotice(db, id);
        const text = notice && (await write(id));
        const isTaken = keys && notice && text ? await sendToAll(notice.watcherId, text, keys) : !text;
        await endPush(db, id, { isTaken, at: new Date(now()).toISOString() });
      }
    },
  };
}
