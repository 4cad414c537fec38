import {
  type AdvertFigureKind,
  formatDayOfMoment,
  formatEuro,
  groupDigits,
  type NextStep,
  type SellingStep,
} from '@forecourt/domain';
import type { AdvertInsights } from '@forecourt/services';
import { handoverPath, myAdvertPath, seenPath, stepPath, windowCardPath } from '../../selling-address.ts';

export interface FigureRow {
  kind: AdvertFigureKind;
  label: string;
  today: string;
  /** The median of similar adverts; empty if there are too few. */
  usual: string;
  total: string;
}

export interface InsightsView {
  figures: readonly FigureRow[];
  /** What they are compared with, or why they are not. */
  comparison: string;
  quality: {
    score: number;
    words: string;
    reasons: readonly { advice: string; path: string; points: string }[];
  };
  next: { words: string; link: string; path: string } | null;
  seen: string;
}

const labels: Readonly<Record<AdvertFigureKind, string>> = {
  shown: 'Shown in results',
  opened: 'Opened',
  saved: 'Saved',
  numberShown: 'Number shown',
  messages: 'Messages',
  cardScanned: 'Card scanned',
};

const kinds = Object.keys(labels) as AdvertFigureKind[];

interface Owner {
  publicReference: string;
  draftId: string;
  isLive: boolean;
}

export function buildInsightsView(insights: AdvertInsights, owner: Owner): InsightsView {
  const { figures, usual, compared, quality, next, seenAt } = insights;
  return {
    figures: kinds.map((kind) => ({
      kind,
      label: labels[kind],
      today: groupDigits(figures.today[kind]),
      usual: usual === null ? '' : groupDigits(usual[kind]),
      total: groupDigits(figures.total[kind]),
    })),
    comparison: !owner.isLive
      ? ''
      : usual === null
        ? 'Too few similar adverts have been up as long to compare with.'
        : `Similar ones: the middle figure of ${compared} similar adverts that have been up about as long.`,
    quality: {
      score: quality.score,
      words: qualityWords(quality.score),
      reasons: quality.reasons.map(({ step, advice, points }) => ({
        advice,
        path: stepPath(owner.draftId, step),
        points: `+${points}`,
      })),
    },
    next: next && buildNext(next, owner),
    seen: seenAt === null ? '' : `Seen with the car on ${formatDayOfMoment(seenAt)}`,
  };
}

function qualityWords(score: number): string {
  if (score >= 90) return 'It tells buyers nearly everything.';
  return score >= 70 ? 'Good, with room for more.' : 'Buyers will have to ask a lot.';
}

const improveLinks: Partial<Record<SellingStep, string>> = {
  photos: 'Add photos',
  words: 'Write more',
  contact: 'Add your number',
};

function buildNext(next: NextStep, { publicReference, draftId }: Owner): InsightsView['next'] {
  switch (next.kind) {
    case 'improve':
      return {
        words: next.advice,
        link: improveLinks[next.step] ?? 'Fill it in',
        path: stepPath(draftId, next.step),
      };
    case 'lower-price':
      return {
        words: `It’s above the going rate. ${formatEuro(next.to)} would be in line with similar adverts.`,
        link: 'Change the price',
        path: `${myAdvertPath(publicReference)}#price-${publicReference}`,
      };
    case 'show-car':
      return {
        words: 'Show buyers that you really have the car: one photo with our code.',
        link: 'Seen with the car',
        path: seenPath(publicReference),
      };
    case 'print-card':
      return {
        words: 'Put a card in the window: whoever walks by can scan it.',
        link: 'Print the card',
        path: windowCardPath(publicReference),
      };
    case 'hand-over':
      return {
        words: 'Print the handover sheet, so that both of you have it in writing.',
        link: 'Handover sheet',
        path: handoverPath(publicReference),
      };
    case 'put-back':
      return {
        words: 'Buyers don’t see it now. If it’s still for sale, put it back.',
        link: 'Open the advert',
        path: myAdvertPath(publicReference),
      };
    case 'wait':
      return {
        words: 'Nothing to mend. Reply quickly: most buyers write to several sellers.',
        link: 'Window card',
        path: windowCardPath(publicReference),
      };
  }
}
