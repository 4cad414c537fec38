import { type Advert, type Dealer, formatDayOfMoment, isPoa, shownName } from '@forecourt/domain';
import { brand, describeResponse, messageLabel, type NumberPaths, numberPathsOf } from '@forecourt/site';
import { buildDealerPanel, type DealerPanelView } from '../../../../parts/dealer/build-dealer-panel.ts';
import type { Reputation } from '../../../../parts/dealer/reputation/load-reputation.server.ts';
import { type MessageTopic, topicLabels } from '../../../../parts/enquiry/contact-address.ts';
import { placeName } from '../../../../parts/vehicle/place-name.ts';

/** Buyers have rights against a trader that they do not have against a private seller, so the kind is always shown. */
export type SellerView =
  /** The panel is null for a dealer who has since left. */
  | ({ kind: 'dealer'; panel: DealerPanelView | null } & SellerWords)
  /** When the seller was seen with the vehicle, and how they reply; absent if never, or if there is too little to be fair. */
  | ({ kind: 'private'; seenOn?: string; response?: string } & SellerWords);

interface SellerWords {
  name: string;
  place: string;
  rights: string;
  hasEmail: boolean;
  /** What the button to the form says, and what the message then asks. */
  message: { label: string; about: MessageTopic | null };
  /** Shown on request only: robots collect numbers that are in the page. */
  numbers: NumberPaths;
}

const dealerRights =
  'What a dealer sells must be as described, of good quality and roadworthy. If it isn’t, they must put it right.';
const privateRights =
  'A private seller only has to own it and describe it honestly. Have a mechanic look it over before you pay.';

export function buildSellerView(
  advert: Advert,
  dealer: Dealer | null,
  reputation?: Reputation | null,
  seenAt: string | null = null,
): SellerView {
  const place = placeName(advert.place);
  const owner = { publicReference: advert.publicReference };
  const message = buildMessage(advert);
  if (advert.seller.kind === 'private') {
    const { name, phone, email } = advert.seller;
    return {
      kind: 'private',
      name: shownName(name, brand.name, 'The seller'),
      place,
      rights: privateRights,
      hasEmail: email !== null,
      message,
      numbers: numberPathsOf(owner, { phone, whatsapp: null }),
      ...(reputation?.response && { response: describeResponse(reputation.response) }),
      ...(seenAt && { seenOn: formatDayOfMoment(seenAt) }),
    };
  }
  return {
    kind: 'dealer',
    name: dealer?.name ?? 'Dealer',
    place,
    panel: dealer && buildDealerPanel(dealer, advert.channel, reputation ?? undefined),
    rights: dealerRights,
    hasEmail: dealer?.email != null,
    message,
    numbers: numberPathsOf(owner, dealer ?? { phone: null, whatsapp: null }),
  };
}

/** The first thing to ask of a seller who states no price is the price. */
function buildMessage({ price, seller }: Advert): SellerWords['message'] {
  return isPoa(price)
    ? { label: topicLabels.price, about: 'price' }
    : { label: messageLabel(seller.kind), about: null };
}
