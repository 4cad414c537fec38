import { setImmediate } from 'node:timers/promises';
import { type Database, listDueWatchers, makeNotice } from '@forecourt/store';
import { type CollectParts, collectNews } from './collect-news.ts';
import { settleWaiting } from './settle-waiting.ts';

export interface AlertRunParts extends CollectParts {
  db: Database;
  /** Mails were queued. */
  onMail(): void;
  isStopping?(): boolean;
}

export interface AlertRun {
  changes: number;
  news: number;
  /** How many people got a mail. */
  notices: number;
}

const peopleAtOnce = 200;

/** One run: everything that has happened since the last one becomes news, and what is due becomes one mail a person. */
export async function runAlerts(parts: AlertRunParts): Promise<AlertRun> {
  const { db, now, onMail, isStopping = () => false } = parts;
  const run: AlertRun = { changes: 0, news: 0, notices: 0 };
  await parts.watchList.refresh();
  for (let isLast = false; !isLast && !isStopping(); ) {
    const collected = await collectNews(parts);
    run.changes += collected.changes;
    run.news += collected.news;
    isLast = collected.isLast;
    // Visitors are answered in between.
    await setImmediate();
  }
  const at = new Date(now()).toISOString();
  for (let isLast = false; !isLast && !isStopping(); ) {
    const people = await listDueWatchers(db, { at, limit: peopleAtOnce });
    await settleWaiting(parts, people);
    for (const id of people) {
      if (isStopping()) break;
      if ((await makeNotice(db, id, { at })) === 'queued') run.notices++;
    }
    isLast = people.length < peopleAtOnce;
  }
  if (run.notices > 0) onMail();
  return run;
}
