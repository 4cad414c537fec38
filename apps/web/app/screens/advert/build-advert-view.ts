import {
  type Advert,
  advertPath,
  buildSpecTable,
  type Dealer,
  type FinanceQuote,
  formatAskingPrice,
  formatMileage,
  formatPrice,
  imageAddress,
  isBrandNew,
  pictureAddresses,
  placeholderImage,
  type SpecRows,
  srcSet,
} from '@forecourt/domain';
import type { Picture } from './Pictures.tsx';

export interface AdvertView {
  path: string;
  title: string;
  derivative: string;
  summary: string;
  isExpired: boolean;
  price: string;
  monthly: string | null;
  facts: string[];
  pictures: Picture[];
  description: string;
  specification: SpecRows[];
  seller: { kind: string; name: string; place: string };
}

const PICTURE_WIDTHS = [480, 800, 1200, 1600] as const;

export function buildAdvertView(advert: Advert, dealer: Dealer | null): AdvertView {
  const { vehicle } = advert;
  const price = formatAskingPrice(advert);
  const facts = keyFacts(advert);
  return {
    path: advertPath(advert),
    title: advert.title,
    derivative: vehicle.derivative ?? '',
    summary: [advert.title, vehicle.derivative, price, ...facts].filter(Boolean).join(', '),
    isExpired: advert.status !== 'live',
    price,
    monthly: advert.finance && !isBrandNew(vehicle) ? financeSentence(advert.finance) : null,
    facts,
    pictures: buildPictures(advert),
    // Blank lines of a feed can be many: one parts as well as ten.
    description: advert.description.trim().replace(/\n\s*\n/g, '\n\n'),
    specification: buildSpecTable(vehicle, advert.channel),
    seller: buildSeller(advert, dealer),
  };
}

function keyFacts({ vehicle }: Advert): string[] {
  return [
    String(vehicle.year),
    formatMileage(vehicle),
    vehicle.fuel,
    vehicle.transmission,
    vehicle.body,
  ].filter((fact): fact is string => Boolean(fact));
}

/** The law asks for all of this wherever a monthly price is stated on its own page. */
function financeSentence(quote: FinanceQuote): string {
  const balloon = quote.balloon > 0 ? `, a final payment of ${formatPrice(quote.balloon)}` : '';
  return (
    `${formatPrice(quote.monthlyPayment)} a month (${quote.quoteType}): ${formatPrice(quote.deposit)} deposit, ` +
    `${quote.termMonths} months${balloon}, ${quote.apr}% APR, ${formatPrice(quote.totalCost)} in all.`
  );
}

function buildPictures(advert: Advert): Picture[] {
  const addresses = pictureAddresses(advert);
  const shown = addresses.length > 0 ? addresses : [placeholderImage(advert.channel)];
  return shown.map((address) => ({
    src: imageAddress(address, 800),
    srcSet: srcSet(address, PICTURE_WIDTHS),
  }));
}

function buildSeller(advert: Advert, dealer: Dealer | null): AdvertView['seller'] {
  const { town, county } = advert.place;
  const place = town && town !== county ? `${town}, Co. ${county}` : `Co. ${county}`;
  // Buyers have rights against a trader that they do not have against a private seller, so the kind is always said.
  if (advert.seller.kind === 'private') return { kind: 'Private seller', name: advert.seller.name, place };
  return { kind: 'Dealer', name: dealer?.name ?? 'Dealer', place };
}
