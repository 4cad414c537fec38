import { type Channel, capitaliseFirst, channels, standardKmAYear } from '@forecourt/domain';
import type { Services } from '@forecourt/services';
import {
  type BreadcrumbItem,
  buildBreadcrumbs,
  formatSharedList,
  type SavedReferences,
  type SharedList,
  savedVehiclesPath,
} from '@forecourt/site';
import { buildPriceMark } from '../../../parts/price-rating/build-price-mark.ts';
import { buildSavableCard, type SavableCardView } from '../../../parts/vehicle/build-savable-card.ts';
import { maximumCompared } from '../../../visitor/compared/compared-lists.ts';
import { buildCompareView, type CompareView } from './compare/build-compare-view.ts';
import { buildComparedCost } from './compare/build-offer-group.ts';
import { describeLeftOut } from './compare/describe-left-out.ts';
import { nameOfPage } from './name-of-page.ts';
import { formatSavedAddress, type SavedAddress } from './saved-address.ts';

interface SavedPageParts {
  heading: string;
  breadcrumbs: BreadcrumbItem[];
}

/** A vehicle in the visitor's cookie, in its current state. */
export interface KeptVehicle extends SavableCardView {
  isExpired: boolean;
}

export interface OwnPage extends SavedPageParts {
  kind: 'own';
  kept: Record<Channel, KeptVehicle[]>;
  /** The address contains a list or a comparison that no longer finds anything. */
  isBadLink: boolean;
}

export interface SharedPage extends SavedPageParts {
  kind: 'shared';
  channel: Channel;
  /** As in the address, for the comparison form. */
  list: string;
  vehicles: SavableCardView[];
  /** How many of the list are no longer for sale. */
  gone: number;
}

export interface ComparePage extends SavedPageParts, CompareView {
  kind: 'compare';
  channel: Channel;
  /** What of the address is not compared, in one sentence. */
  leftOut: string | null;
  back: { href: string; text: string };
  /** By column: the comparison without it. */
  removeHrefs: string[];
}

export type SavedPage = OwnPage | SharedPage | ComparePage;

/** The visitor's own list is the browser's, or the cookie's without JavaScript; the others are loaded here. */
export async function findSavedPage(
  address: SavedAddress,
  services: Pick<Services, 'adverts' | 'dealers' | 'pricing'>,
  cookie: SavedReferences,
): Promise<SavedPage> {
  if (address.list && address.compare.length === 0) return findShared(address.list, services);
  const comparison = address.compare.length > 0 ? await findComparison(address, services) : null;
  return comparison ?? ownPage(address, await findKept(cookie, services));
}

async function findKept(
  cookie: SavedReferences,
  { adverts, pricing }: Pick<Services, 'adverts' | 'pricing'>,
): Promise<OwnPage['kept']> {
  const kept: OwnPage['kept'] = { Car: [], Commercial: [], Bike: [] };
  const found = await adverts.findMany(channels.flatMap((channel) => cookie[channel]));
  for (const advert of found) {
    kept[advert.channel].push({
      ...buildSavableCard(advert, pricing.verdict),
      isExpired: advert.status !== 'live',
    });
  }
  return kept;
}

async function findShared(
  list: SharedList,
  { adverts, pricing }: Pick<Services, 'adverts' | 'pricing'>,
): Promise<SharedPage> {
  const found = await adverts.findMany(list.references);
  const live = found.filter(({ channel, status }) => channel === list.channel && status === 'live');
  return {
    kind: 'shared',
    ...parts('A shared list'),
    channel: list.channel,
    list: formatSharedList(list),
    vehicles: live.map((advert) => buildSavableCard(advert, pricing.verdict)),
    gone: list.references.length - live.length,
  };
}

async function findComparison(
  address: SavedAddress,
  { adverts, dealers, pricing }: Pick<Services, 'adverts' | 'dealers' | 'pricing'>,
): Promise<ComparePage | null> {
  const found = await adverts.findMany(address.compare);
  const channel = address.channel ?? found[0]?.channel;
  const ofChannel = found.filter((advert) => advert.channel === channel);
  const compared = ofChannel.slice(0, maximumCompared);
  if (!channel || compared.length === 0) return null;
  const dealerIds = compared.flatMap(({ seller }) => (seller.kind === 'trade' ? [seller.dealerId] : []));
  const references = compared.map(({ publicReference }) => publicReference);
  return {
    kind: 'compare',
    ...parts('Compare', address.from),
    channel,
    leftOut: describeLeftOut(channel, {
      gone: address.compare.length + address.unreadable - found.length,
      others: found.length - ofChannel.length,
      tooMany: ofChannel.length - compared.length,
    }),
    ...buildCompareView(compared, channel, {
      dealers: await dealers.findMany(dealerIds),
      ratings: compared.map((advert) => buildPriceMark(advert, pricing.verdict(advert))),
      yearlyCosts: compared.map((advert) =>
        buildComparedCost(pricing.yearlyCost(advert, { kmAYear: standardKmAYear[channel] })),
      ),
    }),
    back: address.from
      ? { href: address.from, text: `Back to the ${nameOfPage(address.from)}` }
      : { href: formatSavedAddress({ channel, list: address.list }), text: 'Back to the list' },
    removeHrefs: references.map((reference) =>
      formatSavedAddress({
        channel,
        list: address.list,
        from: address.from,
        compare: references.filter((other) => other !== reference),
      }),
    ),
  };
}

function ownPage({ isListBroken, compare }: SavedAddress, kept: OwnPage['kept']): OwnPage {
  return {
    kind: 'own',
    isBadLink: isListBroken || compare.length > 0,
    kept,
    heading: 'Saved vehicles',
    breadcrumbs: buildBreadcrumbs([
      { text: 'Home', url: '/' },
      { text: 'Saved vehicles', url: savedVehiclesPath },
    ]),
  };
}

function parts(heading: string, from: string | null = null): SavedPageParts {
  const before = from
    ? { text: capitaliseFirst(nameOfPage(from)), url: from }
    : { text: 'Saved vehicles', url: savedVehiclesPath };
  const breadcrumbs = buildBreadcrumbs([
    { text: 'Home', url: '/' },
    ...(from === '/' ? [] : [before]),
    { text: heading, url: savedVehiclesPath },
  ]);
  return { heading, breadcrumbs };
}
