import {
  advertPath,
  daysOnSale,
  formatDayOfMoment,
  formatEuro,
  formatMoment,
  hasUnsentChanges,
  needsPerson,
  parseSellingPrice,
  type SellerAct,
  type SellerAdvertState,
  sellerActsIn,
  stepOfField,
} from '@forecourt/domain';
import type { AdvertEventView, AdvertInsights, OwnAdvert } from '@forecourt/services';
import { describePrice } from '../draft/steps/describe-price.ts';
import { draftName } from '../draft-name.ts';
import {
  handoverPath,
  myAdvertPath,
  photoPath,
  seenPath,
  soldPath,
  stepPath,
  windowCardPath,
} from '../selling-address.ts';
import { buildInsightsView, type InsightsView } from './insights/build-insights-view.ts';

export interface OwnAdvertCard {
  publicReference: string;
  path: string;
  title: string;
  picture: string | null;
  price: string;
  /** For the field that changes it. */
  priceAmount: string;
  state: SellerAdvertState;
  stateWords: string;
  days: string;
  verdict: string;
  /** Why it is held, with the place where that is mended. */
  holds: readonly { reason: string; path: string }[];
  /** Whether a person asked for it, or looks at it too; the rest only the checks have seen. */
  isAskedByOffice: boolean;
  isLookedAt: boolean;
  acts: readonly { act: SellerAct; words: string }[];
  /** Where the seller says that it is sold; null if it cannot be now. */
  soldPath: string | null;
  editPath: string;
  previewPath: string;
  /** The advert as visitors see it; null if it is not live. */
  publicPath: string | null;
  hasUnsentChanges: boolean;
  insights: InsightsView;
  /** What can be printed, or shown. */
  papers: readonly { words: string; path: string }[];
}

const stateWords: Readonly<Record<SellerAdvertState, string>> = {
  checking: 'Being checked',
  live: 'Live',
  'changes-asked': 'Change asked for',
  held: 'On hold',
  refused: 'Refused',
  paused: 'Paused',
  sold: 'Sold',
  withdrawn: 'Withdrawn',
  lapsed: 'Ended',
};

const actWords: Readonly<Record<SellerAct, string>> = {
  pause: 'Pause',
  resume: 'Put it back up for sale',
  sold: 'It’s sold',
  withdraw: 'Withdraw',
};

export function buildAdvertCard(
  { placed, draft, advert }: OwnAdvert,
  { now, insights }: { now: Date; insights: AdvertInsights },
): OwnAdvertCard {
  const price = advert?.price ?? parseSellingPrice(draft.fields.price);
  const [cover] = draft.photos;
  const { state, publicReference } = placed;
  // What the office holds is said above the card; what is ended waits for nothing.
  const holds = isEndedState(state) ? [] : placed.holds.filter(({ rule }) => rule !== 'office-hold');
  const isLive = state === 'live' && advert !== null;
  const { advice } = insights;
  const verdict = isLive && advice && price !== null ? describePrice(advice, price) : null;
  return {
    publicReference,
    path: myAdvertPath(publicReference),
    title: advert && advert.title !== '' ? advert.title : draftName(draft.fields),
    picture: cover ? photoPath(draft.id, cover.id, cover.name) : null,
    price: price === null ? '' : formatEuro(price),
    priceAmount: price === null ? '' : String(price),
    state,
    stateWords: stateWords[state],
    days: isLive ? dayWords(daysOnSale(advert, now)) : `Since ${formatDayOfMoment(placed.stateSince)}`,
    verdict: verdict ? `${verdict.label}. ${verdict.rank}`.trim() : '',
    holds: holds.map(({ reason, field }) => ({
      reason,
      path: `${stepPath(draft.id, stepOfField(field))}#${field}`,
    })),
    isAskedByOffice: holds.some(({ rule }) => rule === 'office'),
    isLookedAt: holds.some(needsPerson),
    acts: sellerActsIn(state)
      .filter((act) => act !== 'sold')
      .map((act) => ({ act, words: actWords[act] })),
    soldPath: sellerActsIn(state).includes('sold') ? soldPath(publicReference) : null,
    editPath: stepPath(draft.id, 'vehicle'),
    previewPath: stepPath(draft.id, 'preview'),
    publicPath: isLive
      ? advertPath({ channel: advert.channel, publicReference, vehicle: advert.vehicle })
      : null,
    insights: buildInsightsView(insights, { publicReference, draftId: draft.id, isLive }),
    papers: listPapers(placed),
    hasUnsentChanges: state === 'live' && hasUnsentChanges({ placed, draft, advert }),
  };
}

function isEndedState(state: SellerAdvertState): boolean {
  return state === 'paused' || state === 'sold' || state === 'withdrawn' || state === 'lapsed';
}

function listPapers({ state, publicReference }: OwnAdvert['placed']): OwnAdvertCard['papers'] {
  const card = { words: 'Window card', path: windowCardPath(publicReference) };
  const handover = { words: 'Handover sheet', path: handoverPath(publicReference) };
  const seen = { words: 'Seen with the car', path: seenPath(publicReference) };
  return state === 'sold' ? [handover, card] : [card, seen, handover];
}

function dayWords(days: number): string {
  if (days === 0) return 'Since today';
  return days === 1 ? 'For 1 day' : `For ${days} days`;
}

const eventWords: Readonly<Record<AdvertEventView['kind'], string>> = {
  'sent-in': 'You sent it in',
  live: 'Went live',
  held: 'Held by our checks',
  'changes-asked': 'We asked you to change it',
  refused: 'We refused it',
  appealed: 'You appealed',
  'price-changed': 'You changed the price',
  confirmed: 'You said it’s still for sale',
  seen: 'We looked for the car on your photo',
  paused: 'You paused it',
  sold: 'You marked it as sold',
  withdrawn: 'You withdrew it',
  lapsed: 'Ended',
};

/** What the site did by itself has other words than what the seller did. */
const siteWords: Partial<Record<AdvertEventView['kind'], string>> = {
  paused: 'We took it out of the results',
};
/** What a person of the site did rather than its checks. */
const officeWords: Partial<typeof eventWords> = { live: 'We approved it', held: 'We put it on hold' };

function wordsOf(actor: AdvertEventView['actor'], kind: AdvertEventView['kind']): string {
  const special = { seller: {}, checks: siteWords, office: officeWords }[actor];
  return special[kind as keyof typeof special] ?? eventWords[kind];
}

/** The log of an advert, the newest first. */
export function buildEventLines(
  events: readonly AdvertEventView[],
): { number: number; when: string; what: string }[] {
  return events
    .map(({ at, actor, kind, why }, index) => {
      const words = wordsOf(actor, kind);
      return { number: index, when: formatMoment(at), what: why ? `${words}: ${why}` : words };
    })
    .toReversed();
}
