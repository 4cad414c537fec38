import { type CaseKind, caseKinds, formatMoment } from '@forecourt/domain';
import type { OfficeQueue, QueueItem } from '@forecourt/services';
import { casePath, officePath, queuePath } from '../office-address.ts';
import { kindPlurals, kindWords } from '../office-words.ts';

export interface QueueRow {
  id: number;
  kind: CaseKind;
  kindWords: string;
  title: string;
  evidence: string;
  path: string;
  since: string;
  /** Who has it; null if nobody, or the reader. */
  takenBy: string | null;
  isMine: boolean;
}

export interface QueueView {
  lead: string;
  /** Each leads to the cases of its kind. */
  figures: { words: string; path: string; isChosen: boolean }[];
  rows: QueueRow[];
  /** How many are not listed. */
  more: number;
}

const longestEvidence = 160;

export function buildQueueView(
  { figures, items }: OfficeQueue,
  { accountId, now, kind = null }: { accountId: number; now: Date; kind?: CaseKind | null },
): QueueView {
  const counts = caseKinds.flatMap((kind) => {
    const count = figures.waiting[kind] ?? 0;
    return count > 0 ? [{ kind, count }] : [];
  });
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  return {
    lead:
      total === 0 || figures.oldest === null
        ? 'Nothing waits. Well done.'
        : `${total} ${total === 1 ? 'waits' : 'wait'}, the oldest for ${formatAge(figures.oldest, now)}.`,
    figures: counts.map(({ kind: each, count }) => ({
      words: `${count} ${kindPlurals[each][count === 1 ? 0 : 1]}`,
      path: each === kind ? officePath : queuePath(each),
      isChosen: each === kind,
    })),
    rows: items.map((item) => buildRow(item, accountId, now)),
    more: Math.max(0, (kind === null ? total : (figures.waiting[kind] ?? 0)) - items.length),
  };
}

function buildRow(item: QueueItem, accountId: number, now: Date): QueueRow {
  const { id, kind, title, evidence, openedAt, leasedBy } = item;
  const isMine = leasedBy?.accountId === accountId;
  return {
    id,
    kind,
    kindWords: kindWords[kind],
    title,
    evidence: evidence.length > longestEvidence ? `${evidence.slice(0, longestEvidence - 1)}…` : evidence,
    path: casePath(id),
    since: `For ${formatAge(openedAt, now)}`,
    takenBy: leasedBy && !isMine ? `${leasedBy.name} has it until ${formatMoment(leasedBy.until)}` : null,
    isMine,
  };
}

/** `3 minutes`, `5 hours`, `2 days`. */
export function formatAge(since: string, now: Date): string {
  const minutes = Math.max(1, Math.round((now.getTime() - Date.parse(since)) / 60_000));
  const [count, unit] =
    minutes < 60
      ? [minutes, 'minute']
      : minutes < 48 * 60
        ? [Math.round(minutes / 60), 'hour']
        : [Math.round(minutes / 1440), 'day'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
