import { type Advert, advertPath, type Channel, pictureAddresses } from '@forecourt/domain';
import { imageAddress, placeholderImage, type SavedVehicle, srcSet } from '@forecourt/site';
import type { StripPicture } from '@forecourt/ui';
import { cardPictures } from '../../../../parts/vehicle/card-pictures.ts';
import { savedVehicleOfAdvert } from '../../../../visitor/saved/saved-vehicle-of-advert.ts';
import { buildOfferGroup, type ComparedAround } from './build-offer-group.ts';
import { buildSpecGroups } from './build-spec-groups.ts';
import { buildEquipmentGroup } from './compare-equipment.ts';
import type { CompareGroup } from './compare-row.ts';

export interface CompareColumn {
  id: string;
  title: string;
  derivative: string | null;
  href: string;
  pictures: StripPicture[];
  isExpired: boolean;
  channel: Channel;
  /** For the heart. */
  saved: SavedVehicle;
}

export interface CompareView {
  columns: CompareColumn[];
  groups: CompareGroup[];
  differences: number;
}

export function buildCompareView(
  adverts: readonly Advert[],
  channel: Channel,
  around: ComparedAround,
): CompareView {
  const groups = [
    buildOfferGroup(adverts, around),
    ...buildSpecGroups(adverts, channel),
    buildEquipmentGroup(adverts),
  ].filter(({ rows }) => rows.length > 0);
  return {
    columns: adverts.map(buildColumn),
    groups,
    differences: groups.flatMap(({ rows }) => rows).filter((row) => row.isDifferent).length,
  };
}

function buildColumn(advert: Advert): CompareColumn {
  const first = pictureAddresses(advert, 1)[0] ?? placeholderImage(advert.channel);
  return {
    id: advert.publicReference,
    title: advert.title,
    derivative: advert.vehicle.derivative,
    href: advertPath(advert),
    pictures: [first, ...cardPictures(advert).morePictures].map((address) => ({
      src: imageAddress(address, 304),
      srcSet: srcSet(address, [304, 480, 608]),
    })),
    isExpired: advert.status !== 'live',
    channel: advert.channel,
    saved: savedVehicleOfAdvert(advert),
  };
}
