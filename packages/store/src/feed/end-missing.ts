import { countLiveAdverts, endAdvertsNotIn, readLiveReferences } from '../advert/end-adverts.ts';
import type { Session } from '../database/database.ts';
import type { FeedImport } from './feed-import.ts';

export interface EndOutcome {
  ended: number;
  /** Why nothing was ended though the feed no longer names some adverts; null when there was no doubt. */
  heldBack: string | null;
}

/** Below this a source is so small that selling half of it in a day is news, not an accident. */
const smallSource = 20;

/**
 * Ends the live adverts of a source that its feed no longer names. A feed that may be broken ends nothing: an advert
 * that stays a day too long costs less than a market that is gone.
 */
export async function endMissing(
  session: Session,
  run: FeedImport,
  { source, at, allowsMassEnd }: { source: string; at: string; allowsMassEnd: boolean },
): Promise<EndOutcome> {
  if (run.unidentified > 0) {
    const rows = run.unidentified === 1 ? '1 row' : `${run.unidentified} rows`;
    return {
      ended: 0,
      heldBack: `No advert was ended: ${rows} could not be read, so nobody knows which adverts they are.`,
    };
  }
  const isSeen = (reference: string) => run.seen.has(reference);
  const live = await countLiveAdverts(session, source);
  if (live > smallSource && !allowsMassEnd) {
    let missing = 0;
    for await (const page of readLiveReferences(session, source))
      missing += page.filter((one) => !isSeen(one)).length;
    if (missing * 2 > live) {
      const heldBack = `No advert was ended: the feed leaves out ${missing} of ${live} live adverts. If that is right, run it again with --allow-mass-end.`;
      return { ended: 0, heldBack };
    }
  }
  return { ended: await endAdvertsNotIn(session, source, isSeen, { at }), heldBack: null };
}
