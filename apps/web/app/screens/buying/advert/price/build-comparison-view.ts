import { type Advert, type Doubted, formatEuro, groupDigits, isPoa } from '@forecourt/domain';
import type { ComparableAdvert } from '@forecourt/pricing';
import type { AdvertsPart } from '../../../../parts/tools/answer/advert-list-view.ts';
import { buildScatter } from '../../../../parts/tools/chart/build-scatter.ts';
import type { ScatterPart } from '../../../../parts/tools/chart/chart-view.ts';
import { advertValuationPath } from '../../../../parts/tools/tool-path.ts';
import { buildComparables } from '../../../../parts/tools/valuation/build-comparables.ts';
import { labelOfComparable } from '../../../../parts/tools/valuation/label-of-comparable.ts';
import type { RateAdvert } from '../../../../parts/vehicle/build-vehicle-card-view.ts';
import type { Comparison } from './find-comparison.ts';

/** What similar adverts ask: each as a point, the closest as a list, and a way to all of them. */
export interface ComparisonView {
  title: string;
  /** `Similar adverts ask €24,500 to €28,900`; null for an advert that asks a price itself. */
  askedRange: string | null;
  scatter: ScatterPart | null;
  closest: AdvertsPart;
  valuationHref: string;
}

/** More points hide one another, and every one adds to the page. */
const mostPoints = 100;

export function buildComparisonView(
  advert: Advert,
  comparison: Comparison | null,
  doubted: readonly Doubted[],
  rate: RateAdvert,
): ComparisonView | null {
  if (!comparison) return null;
  const { compared, closest, all } = comparison;
  const { count, adverts } = compared;
  const isUnpriced = isPoa(advert.price);
  const list = buildComparables({ comparables: adverts, count, adverts: closest, allHref: all.href, rate });
  return {
    title: isUnpriced ? 'What similar adverts ask' : 'How the price compares',
    askedRange: isUnpriced ? rangeWords(adverts) : null,
    scatter: buildPoints(advert, adverts.slice(0, mostPoints), doubted),
    // That search also has this advert, and those that are too odd to compare with.
    closest: {
      ...list,
      more: { label: `See them among all ${groupDigits(all.total)} for sale`, href: all.href },
    },
    valuationHref: advertValuationPath(advert.publicReference),
  };
}

function buildPoints(
  { price, vehicle }: Advert,
  adverts: readonly ComparableAdvert[],
  doubted: readonly Doubted[],
): ScatterPart | null {
  const isUnpriced = isPoa(price);
  const asked = isUnpriced ? middleOf(adverts) : (price ?? 0);
  return buildScatter({
    title: 'Price against mileage of similar adverts',
    points: adverts.map((each) => ({ ...each, label: labelOfComparable(each) })),
    own: {
      price: asked,
      // A point needs both figures, and both must be believed.
      mileage: isUnpriced || doubted.includes('mileage') ? null : vehicle.mileage,
      name: 'This advert',
      label: isUnpriced ? 'This advert gives no price' : `This advert asks ${formatEuro(asked)}`,
    },
    range: null,
  });
}

/** What eight in ten would ask with the age, mileage and version of this one. */
function rangeWords(adverts: readonly ComparableAdvert[]): string {
  const asked = sortedPrices(adverts);
  const last = asked.length - 1;
  const low = formatEuro(asked[Math.floor(last * 0.1)] ?? 0);
  const high = formatEuro(asked[Math.ceil(last * 0.9)] ?? 0);
  return low === high ? `Similar adverts ask about ${low}` : `Similar adverts ask ${low} to ${high}`;
}

function middleOf(adverts: readonly ComparableAdvert[]): number {
  return sortedPrices(adverts)[Math.floor(adverts.length / 2)] ?? 0;
}

function sortedPrices(adverts: readonly ComparableAdvert[]): number[] {
  return adverts.map(({ adjustedPrice }) => adjustedPrice).sort((one, other) => one - other);
}
