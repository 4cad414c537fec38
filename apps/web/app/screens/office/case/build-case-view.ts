import {
  type AdvertDraft,
  advertPath,
  askableFields,
  type CaseKind,
  fieldWords,
  formatDayOfMoment,
  formatMoment,
  formatPrice,
  groupDigits,
  isPublicReference,
  type OfficeAct,
  officeActsIn,
  ruleTitle,
} from '@forecourt/domain';
import type { CaseDetail } from '@forecourt/services';
import { casePhotoPath } from '../office-address.ts';
import { actKeys, actWords, kindWords, loggedActWords } from '../office-words.ts';

export interface AdvertLink {
  reference: string;
  path: string;
}

export interface CaseView {
  id: number;
  kind: CaseKind;
  kindWords: string;
  title: string;
  revision: number;
  isOpen: boolean;
  since: string;
  evidence: {
    title: string;
    effect: string;
    text: string;
    /** What the seller reads; null if nobody does. */
    reason: string | null;
    /** The adverts that it names. */
    others: AdvertLink[];
  }[];
  /** What a person wrote: a report, a review or an appeal. */
  letter: { from: string; text: string } | null;
  facts: { name: string; value: string }[];
  words: string;
  photos: { path: string; alt: string }[];
  /** The advert as visitors see it; null if they don't. */
  publicPath: string | null;
  /** Other adverts on sale now with its plate. */
  samePlate: AdvertLink[];
  seller: { name: string; value: string }[];
  history: { key: string; when: string; what: string }[];
  acts: { act: OfficeAct; words: string; key: string }[];
  /** What can be asked for; none if nobody can be asked. */
  fields: { field: string; words: string }[];
}

type Shown = Omit<AdvertDraft, 'source' | 'sourceReference'>;

export function buildCaseView(detail: CaseDetail): CaseView {
  const { case: about, advert, placed, photos } = detail;
  const shown: Shown | null = detail.sent ?? advert;
  const acts = officeActsIn(detail.facts);
  return {
    id: about.id,
    kind: about.kind,
    kindWords: kindWords[about.kind],
    title: shown?.title || titleOf(detail),
    revision: about.revision,
    isOpen: about.state === 'open',
    since: `Waiting since ${formatMoment(about.openedAt)}`,
    evidence: about.findings.map(({ rule, effect, evidence, reason }) => ({
      title: ruleTitle(rule),
      effect: about.kind === 'feed' ? 'marked' : effectWords[effect],
      text: evidence,
      reason: about.kind === 'feed' ? null : reason,
      others: (evidence.match(/\b[0-9a-z]{12}\b/g) ?? []).filter(isPublicReference).map(linkTo),
    })),
    letter: buildLetter(detail),
    facts: shown ? buildFacts(shown) : [],
    words: shown?.description ?? '',
    photos: photos.map(({ id }, index) => ({
      path: casePhotoPath(about.id, id),
      alt: `Photo ${index + 1} of ${photos.length}`,
    })),
    publicPath: advert && detail.facts.isShown ? advertPath(advert) : null,
    samePlate: detail.samePlate.map(linkTo),
    seller: buildSeller(detail),
    history: buildHistory(detail),
    acts: acts.map((act) => ({ act, words: actWords(about.kind, act), key: actKeys[act] })),
    fields:
      acts.includes('ask') && (placed || advert)
        ? Object.entries(askableFields).map(([field, words]) => ({ field, words }))
        : [],
  };
}

function linkTo(reference: string): AdvertLink {
  return { reference, path: `/search/${reference}/advert` };
}

const effectWords = { note: 'noted', ask: 'the seller was asked', hold: 'held' } as const;

function titleOf({ case: { kind }, review, dealer }: CaseDetail): string {
  if (kind === 'review') return `Review of ${dealer?.name ?? 'a dealer'}: ${review?.title ?? ''}`;
  return 'An advert that is gone';
}

function buildLetter(detail: CaseDetail): CaseView['letter'] {
  const { report, otherReports, review, appealed, conversation, case: about } = detail;
  if (report) {
    const others = otherReports > 0 ? `, and ${otherReports} more about this advert` : '';
    const name = report.name || 'Somebody';
    const email = report.email ? ` (${report.email})` : '';
    return {
      from: `${name}${email} reported it on ${formatMoment(report.receivedAt)}${others}`,
      text: report.message,
    };
  }
  if (review) {
    return {
      from: `${review.author}, ${review.rating} out of 5 stars, ${formatDayOfMoment(review.writtenAt)}`,
      text: review.body,
    };
  }
  if (conversation) {
    const who = { buyer: 'The buyer', seller: 'The seller', checks: 'The checks' }[conversation.by];
    const said = conversation.messages.map(
      ({ author, body, sentAt, photos: sent }) =>
        `${author === 'buyer' ? 'Buyer' : 'Seller'}, ${formatMoment(sentAt)}: ${body}${sent > 0 ? ` [${sent} photos]` : ''}`,
    );
    return {
      from: `${who} on ${formatMoment(conversation.at)}: ${conversation.reason}`,
      text: said.join('\n\n'),
    };
  }
  if (about.words !== null && appealed) {
    return {
      from: `The seller appeals against “${loggedActWords[appealed.act]}” of ${formatMoment(appealed.at)}: ${appealed.reason}`,
      text: about.words,
    };
  }
  return null;
}

function buildFacts({ vehicle, price, place, channel }: Shown): CaseView['facts'] {
  const rows: [string, string | number | null][] = [
    ['Price', formatPrice(price)],
    ['Kind', channel],
    ['Make and model', `${vehicle.make} ${vehicle.model}`],
    ['Version', vehicle.derivative],
    ['Year', vehicle.year],
    ['Plate', vehicle.registration],
    ['Mileage', vehicle.mileage === null ? null : `${groupDigits(vehicle.mileage)} km`],
    ['Fuel', vehicle.fuel],
    ['Place', [place.town, place.county].filter(Boolean).join(', ')],
  ];
  return rows.flatMap(([name, value]) => (value ? [{ name, value: String(value) }] : []));
}

function buildSeller({ seller, dealer, sent, advert }: CaseDetail): CaseView['seller'] {
  if (seller) {
    const shown = (sent ?? advert)?.seller;
    const rows: [string, string | number | null][] = [
      ['Shown as', shown?.kind === 'private' ? shown.name : null],
      ['Phone', shown?.kind === 'private' ? shown.phone : null],
      ['Account', seller.account.email],
      ['Since', formatDayOfMoment(seller.account.createdAt)],
      ['Adverts placed', String(seller.placed)],
      ['Refused', String(seller.refused)],
    ];
    return rows.flatMap(([name, value]) => (value ? [{ name, value: String(value) }] : []));
  }
  if (dealer) return [{ name: 'Dealer', value: dealer.name }];
  return advert?.seller.kind === 'private' ? [{ name: 'Private', value: advert.seller.name }] : [];
}

const eventWords: Readonly<Record<CaseDetail['events'][number]['kind'], string>> = {
  'sent-in': 'sent it in',
  live: 'let it go live',
  held: 'held it',
  'changes-asked': 'asked for a change',
  refused: 'refused it',
  appealed: 'appealed',
  'price-changed': 'changed the price',
  paused: 'paused it',
  sold: 'marked it as sold',
  withdrawn: 'withdrew it',
  lapsed: 'ended it',
  confirmed: 'said that it is still for sale',
  seen: 'showed it with its plate',
};

function buildHistory({ events, acts }: CaseDetail): CaseView['history'] {
  const decided = acts.map(({ id, at, act, reason, fields }) => ({
    key: `act ${id}`,
    at,
    what: [loggedActWords[act], fields.map(fieldWords).join(', '), reason].filter(Boolean).join(': '),
  }));
  const happened = events
    .filter(({ actor }) => actor !== 'office')
    .map(({ at, kind, actor, why }, index) => ({
      key: `event ${index}`,
      at,
      what: `${actor === 'seller' ? 'The seller' : 'The checks'}: ${eventWords[kind]}${why ? `. ${why}` : ''}`,
    }));
  return [...decided, ...happened]
    .toSorted((one, other) => other.at.localeCompare(one.at))
    .map(({ key, at, what }) => ({ key, when: formatMoment(at), what }));
}
