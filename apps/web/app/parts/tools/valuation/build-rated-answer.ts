import { type Advert, advertPath, formatAskingPrice, formatEuro } from '@forecourt/domain';
import type { ComparedAdverts, PriceRating } from '@forecourt/pricing';
import { buildRatingView } from '../../price-rating/build-rating-view.ts';
import { buildScatter } from '../chart/build-scatter.ts';
import type { AnswerPart } from '../tool-view.ts';
import { labelOfComparable } from './label-of-comparable.ts';

/** How an advert's price compares, with its steps in euro and the adverts it was compared with. */
export function buildRatedParts(
  advert: Advert,
  rating: PriceRating,
  compared: ComparedAdverts,
  adverts: AnswerPart,
): AnswerPart[] {
  const view = buildRatingView(advert, rating);
  const price = advert.price ?? rating.expected;
  const scatter = buildScatter({
    title: 'Price against mileage of the adverts we compared it with',
    points: compared.adverts.map((each) => ({ ...each, label: labelOfComparable(each) })),
    own: {
      price,
      mileage: advert.vehicle.mileage,
      name: 'This advert',
      label: `This advert asks ${formatEuro(price)}`,
    },
    range: null,
  });
  if (!view) return [];
  return [
    {
      kind: 'table',
      title: `${advert.title} at ${formatAskingPrice(advert)}: ${view.label.toLowerCase()}`,
      headings: ['Rating', 'Asking price'],
      chosenMark: 'this one',
      rows: view.steps.map(({ label, range, isThis }) => ({ cells: [label, range], isChosen: isThis })),
    },
    { kind: 'words', words: `${view.sentence}, worked out from the adverts below and the wider market.` },
    ...(scatter ? [scatter] : []),
    adverts,
    { kind: 'links', links: [{ label: 'Back to the advert', href: advertPath(advert) }] },
  ];
}
