import { endAdvertsInPages, findUnseenAdverts } from '../advert/end-adverts.ts';
import type { Session } from '../database/database.ts';
import type { FeedImport } from './feed-import.ts';
import { countOf } from './report/count-of.ts';

export interface EndOutcome {
  ended: number;
  /** Why nothing was ended although the feed no longer names some adverts; null if there was no doubt. */
  heldBack: string | null;
}

/** Below this number, a source is so small that selling half of it in a day is plausible. */
const smallSource = 20;

/**
 * Ends the live adverts of a source that its feed no longer names. A feed that may be broken ends nothing: an
 * advert that stays a day too long costs less than an empty market.
 */
export async function endMissing(
  session: Session,
  run: FeedImport,
  { source, at, allowsMassEnd }: { source: string; at: string; allowsMassEnd: boolean },
): Promise<EndOutcome> {
  if (run.unidentified > 0) {
    const which = run.unidentified === 1 ? 'advert it is' : 'adverts they are';
    return {
      ended: 0,
      heldBack: `No advert was ended: ${countOf(run.unidentified, 'row')} could not be read, so we cannot tell which ${which}.`,
    };
  }
  const { live, unseen } = await findUnseenAdverts(session, source, (one) => run.seen.has(one));
  if (live > smallSource && !allowsMassEnd && unseen.length * 2 > live) {
    const heldBack = `No advert was ended: the feed leaves out ${unseen.length} of ${live} live adverts. If that is right, run it again with --allow-mass-end.`;
    return { ended: 0, heldBack };
  }
  return { ended: await endAdvertsInPages(session, unseen, { at }), heldBack: null };
}
