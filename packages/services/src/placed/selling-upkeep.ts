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

export interface SellingUpkeepParts {
  db: Database;
  media: Pick<MediaStore, 'remove'>;
  log: Pick<Logger, 'info'>;
  /** Mails were queued. */
  onMail(): void;
  now?: () => number;
}

/** A photo is a file each in three places at most, in a transaction. */
const photosAtOnce = 20;
const noReply = 'You didn’t reply to “Still for sale?”';

/** The job that asks quiet sellers, ends adverts without a reply, warns of drafts and erases them, and deletes loose photos. */
export function createSellingUpkeep(parts: SellingUpkeepParts): () => Promise<void> {
  const { db, media, log, onMail, now = Date.now } = parts;
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

  return async function keepAdvertsTidy() {
    await askSellers();
    await clearDrafts();
    await deletePhotos();
    const dayBefore = isoDay(addDays(dublinDay(new Date(now())), -keepFiguresDays));
    await pruneAdvertFigures(db.longWork, { dayBefore, writersBefore: daysAgo(2) });
  };
}
