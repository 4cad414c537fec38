import { type Dealer, groupDigits } from '@forecourt/domain';
import { brand } from '../brand/brand.ts';

/** SIMI is the Society of the Irish Motor Industry, whose members follow a code of practice. */
export const simiText = 'This Dealer is SIMI Registered';

export function stockText(stockCount: number): string {
  return `Stock: ${groupDigits(stockCount)}`;
}

/** The names of the dealer and the site: a screen reader then says whose logo it is and on which site. */
export function logoAltText(dealerName: string, siteName: string = brand.name): string {
  return `${dealerName} ${siteName}`;
}

/** Shown if a dealer's own logo fails to load, or if there is none. */
export const defaultDealerLogo = '/media/placeholder/dealers/%d';

/** On one line: `Navigation Road, Mallow, Co. Cork, P51 X8Y2`. */
export function dealerAddress({
  addressLines,
  place,
  eircode,
}: Pick<Dealer, 'addressLines' | 'place' | 'eircode'>): string {
  return [...addressLines, `Co. ${place.county}`, eircode].filter(Boolean).join(', ');
}
