import { type Advert, advertPath, type Dealer, formatAskingPrice } from '@forecourt/domain';
import type { PageHead } from '../../../../head/build-page-head.ts';
import { sharedAdvertPicture } from '../../../../head/shared-advert-picture.ts';
import { breadcrumbBlock } from '../../../../head/structured-data/breadcrumb-block.ts';
import { vehicleBlock } from '../../../../head/structured-data/vehicle-block.ts';
import type { AdvertView } from '../build-advert-view.ts';

interface HeadSurroundings {
  dealer: Dealer | null;
  origin: string;
  /** The advert within its search results: search engines need only one address of it. */
  isInSearch: boolean;
}

/** The metadata for search engines and link previews; an ended advert has no offer. */
export function buildAdvertHead(
  advert: Advert,
  { facts, breadcrumbs, place, isExpired }: Pick<AdvertView, 'facts' | 'breadcrumbs' | 'place' | 'isExpired'>,
  { dealer, origin, isInSearch }: HeadSurroundings,
): PageHead {
  const { derivative } = advert.vehicle;
  const said = [
    [advert.title, derivative].filter(Boolean).join(' '),
    formatAskingPrice(advert),
    ...facts.map(({ value }) => value),
    place.name,
  ];
  return {
    title: [advert.title, derivative].filter(Boolean).join(' '),
    description: `${said.join(', ')}.`,
    path: advertPath(advert),
    robots: isExpired ? 'noindex' : isInSearch ? 'noindex, follow' : undefined,
    picture: sharedAdvertPicture(advert),
    kind: 'product',
    structuredData: isExpired
      ? []
      : [vehicleBlock(advert, { origin, dealer }), breadcrumbBlock(breadcrumbs, origin)],
  };
}
