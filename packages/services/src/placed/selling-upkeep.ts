import {
  addDays,
  dayMs,
  draftWarningDays,
  dublinDay,
  isoDay,
  keepFiguresDays,
  keepLoosePhotosHours,
  saleQuestionDays,
  sellingLimits,
} from '@forecourt/domain';
import {
  askSaleQuestions,
  closeSettledQuestions,
  type Database,
  endForSilence,
  listUnanswered,
  type MediaStore,
  pruneAdvertFigures,
  pruneSellingDrafts,
  removeLoosePhotos,
  warnOfErasure,
} from '@forecourt/store';
import type { Logger } from 'pino';
import { type RegularJob, runRegularly } from '../upkeep/run-regularly.ts';

export interface SellingUpkeepParts {
  db: Database;
  media: Pick<MediaStore, 'remove'>;
  log: Pick<Logger, 'info' | 'warn'>;
  /** Mails were queued. */
  onMail(): void;
  now?: () => number;
  everyMs?: number;
  /** Called after every round that succeeded, here or in another process. */
  onSuccess?: () => void;
}

/** A photo is a file each in three places at most, in a transaction. */
const photosAtOnce = 20;
const noReply = 'You didn’t reply to “Still for sale?”';

/** Every hour: asks quiet sellers, ends adverts without a reply, warns of drafts and erases them, and deletes loose photos. */
export function startSellingUpkeep(parts: SellingUpkeepParts): RegularJob {
  const { db, media, log, onMail, now = Date.now, everyMs = 3_600_000 } = parts;
  const at = () => new Date(now()).toISOString();
  const daysAgo = (days: number) => new Date(now() - days * dayMs).toISOString();

  async function askSellers(): Promise<void> {
    const { askAfter, hideAfter, lapseAfter } = saleQuestionDays;
    await closeSettledQuestions(db, { at: at() });
    const asked = await askSaleQuestions(db, { at: at(), quietSince: daysAgo(askAfter) });
    const toHide = await listUnanswered(db, { sentBefore: daysAgo(hideAfter), isHidden: false });
    const toEnd = await listUnanswered(db, {
      sentBefore: daysAgo(lapseAfter),
      isHidden: true,
      hiddenBefore: daysAgo(lapseAfter - hideAfter),
    });
    for (const id of toHide) await endForSilence(db, id, { to: 'paused', why: noReply, at: at() });
    for (const id of toEnd) await endForSilence(db, id, { to: 'lapsed', why: noReply, at: at() });
    if (asked + toHide.length + toEnd.length === 0) return;
    onMail();
    log.info(
      { asked, hidden: toHide.length, lapsed: toEnd.length },
      'Sellers were asked about their adverts',
    );
  }

  async function clearDrafts(): Promise<void> {
    const { keepDraftsDays } = sellingLimits;
    const untouchedSince = daysAgo(keepDraftsDays - draftWarningDays);
    if ((await warnOfErasure(db, { at: at(), untouchedSince })) > 0) onMail();
    await pruneSellingDrafts(db, {
      at: at(),
      untouchedSince: daysAgo(keepDraftsDays),
      warnedBefore: daysAgo(draftWarningDays),
    });
  }

  async function deletePhotos(): Promise<void> {
    const looseSince = new Date(now() - keepLoosePhotosHours * 3_600_000).toISOString();
    for (;;) {
      const { looked } = await removeLoosePhotos(
        db.longWork,
        { at: at(), looseSince, limit: photosAtOnce },
        async (name) => {
          for (const folder of ['photos', 'photos-small', 'photos-seen'])
            await media.remove(`${folder}/${name}`);
        },
      );
      if (looked < photosAtOnce) return;
    }
  }

  return runRegularly(parts, {
    lock: 'selling upkeep',
    everyMs,
    failure: 'The upkeep of private adverts failed; the next attempt is in an hour',
    async work() {
      await askSellers();
      await clearDrafts();
      await deletePhotos();
      const dayBefore = isoDay(addDays(dublinDay(new Date(now())), -keepFiguresDays));
      await pruneAdvertFigures(db.longWork, { dayBefore, writersBefore: daysAgo(2) });
    },
  });
}
