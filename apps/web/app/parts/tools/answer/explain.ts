import { formatDay } from '@forecourt/domain';
import type { Explained, Source } from '@forecourt/pricing';
import { formatAmount } from '../format-amount.ts';
import type { ExplainedView } from '../tool-view.ts';

const kinds: Record<Source['kind'], string> = {
  law: 'set by law',
  published: 'published',
  market: 'measured on this site',
  estimate: 'our estimate',
};

/** How a figure was calculated, in words, for one or several answers. */
export function explain(...answers: readonly Explained[]): ExplainedView {
  const sources = answers.flatMap((answer) => answer.sources);
  const notes = answers.flatMap((answer) => answer.notes);
  return {
    working: answers
      .flatMap((answer) => answer.working)
      .map(({ label, detail, amount }) => ({
        label,
        detail,
        amount: amount === null ? null : formatAmount(amount),
      })),
    sources: [...new Map(sources.map((source) => [source.name, source])).values()].map(
      ({ name, asOf, kind }) => ({ name, kind: kinds[kind], date: formatDate(asOf) }),
    ),
    notes: [...new Set(notes)],
  };
}

/** A day, or only the year if no more is known. */
function formatDate(asOf: string): string {
  return asOf.length > 4 ? formatDay(asOf) : asOf;
}
