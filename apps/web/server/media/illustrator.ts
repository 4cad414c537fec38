import { type Channel, channelPlural, channels, hashBase32 } from '@forecourt/domain';
import {
  articleSubjects,
  canTurn,
  detailViews,
  drawArticlePicture,
  drawBrandPicture,
  drawDealerLogo,
  drawDefaultDealerLogo,
  drawPlaceholder,
  drawTurn,
  drawVehicle,
  exteriorViews,
  lookOf,
  lookOfModel,
  pickViews,
  type VehicleView,
} from '@forecourt/drawings';
import { marketSource } from '@forecourt/market';
import type { DealerDirectory } from '@forecourt/services/open';
import type { PlaceholderName } from './picture-address.ts';
import type { Illustrator } from './picture-originals.ts';

const views: readonly VehicleView[] = [...exteriorViews, ...detailViews];

/** The pictures of the made-up market. */
export function createIllustrator(dealers: Pick<DealerDirectory, 'all'>): Illustrator {
  return {
    vehicle(advert, name) {
      const view = views.find((known) => known === name);
      return view ? drawVehicle(lookOf(advert), view) : null;
    },
    turn(advert, frame) {
      const look = lookOf(advert);
      return canTurn(look) ? drawTurn(look, frame) : null;
    },
    async dealerLogo(reference) {
      const dealer = (await dealers.all()).find(
        ({ source, sourceReference }) => source === marketSource && sourceReference === reference,
      );
      return dealer?.logoUrl ? drawDealerLogo({ name: dealer.name, seed: seedOf(reference) }) : null;
    },
    article: (subject, seed) =>
      articleSubjects.some((known) => known === subject)
        ? drawArticlePicture({ subject, seed: Number(seed) })
        : null,
    model(make, model) {
      const look = lookOfModel(make, model);
      const [view = 'side'] = look ? pickViews(look, 1) : [];
      return look && drawVehicle(look, view);
    },
    placeholder: (of) => (of === 'dealers' ? drawDefaultDealerLogo() : drawPlaceholder(channelNamed(of))),
    sharing: drawBrandPicture,
  };
}

function seedOf(reference: string): number {
  return Number.parseInt(hashBase32(reference, 6), 32) || 0;
}

function channelNamed(plural: Exclude<PlaceholderName, 'dealers'>): Channel {
  return channels.find((channel) => channelPlural(channel) === plural) ?? 'Car';
}
