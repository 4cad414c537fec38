import { type AdvertDraft, findStepRemarks } from '@forecourt/domain';
import type { OwnDraft, PriceAdvice, Services } from '@forecourt/services';
import type { AdvertsPart } from '../../../../parts/tools/answer/advert-list-view.ts';
import {
  buildComparables,
  comparableSearch,
  listedAtFirst,
} from '../../../../parts/tools/valuation/build-comparables.ts';
import { describePace, type PaceView } from './describe-pace.ts';

export interface PriceStepView {
  step: 'price';
  advice: ShownAdvice | null;
  pace: PaceView | null;
  /** The most similar of the adverts that the advice is based on. */
  similar: AdvertsPart | null;
  asksIfMeant: boolean;
}

export type ShownAdvice = Omit<PriceAdvice, 'compared'>;

export type PriceServices = Pick<Services, 'selling' | 'adverts' | 'pricing'>;

export async function loadPriceView(draft: OwnDraft, services: PriceServices): Promise<PriceStepView> {
  const { selling } = services;
  const { fields } = draft;
  const asksIfMeant = findStepRemarks('price', { ...fields, isPriceMeant: '' }).price !== undefined;
  const advice = await selling.priceAdvice(draft);
  if (!advice) return { step: 'price', advice, pace: null, similar: null, asksIfMeant };
  const [advert, pace] = await Promise.all([selling.preview(draft), selling.pricePace(draft)]);
  const { channel, vehicle } = advert;
  const { compared: _, ...shown } = advice;
  return {
    step: 'price',
    advice: shown,
    pace: pace && describePace(pace, advice, { channel, ...vehicle }),
    similar: await findSimilar(advert, advice, services),
    asksIfMeant,
  };
}

async function findSimilar(
  { channel, vehicle }: Pick<AdvertDraft, 'channel' | 'vehicle'>,
  { compared }: PriceAdvice,
  { adverts, pricing }: PriceServices,
): Promise<AdvertsPart | null> {
  if (!compared) return null;
  const closest = compared.adverts.slice(0, listedAtFirst);
  const found = await adverts.findMany(closest.map(({ publicReference }) => publicReference));
  const { make, model } = vehicle;
  const allHref = comparableSearch({ channel, make, model }, compared.basis);
  const list = buildComparables({
    comparables: compared.adverts,
    count: compared.count,
    adverts: found,
    allHref,
    rate: pricing.verdict,
  });
  return { ...list, more: list.more && { label: 'See them all in the results', href: allHref } };
}
