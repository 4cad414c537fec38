import type { EnquiryTarget } from '../../server/enquiries/enquiry-service.ts';
import { contactAddress, contactParameter } from '../enquiry/contact-address.ts';
import type { DealerPanelView } from './build-dealer-panel.ts';

/** Tells a dealer's number to this visitor, and keeps that it was asked for; null where there is none to tell. */
export type RevealNumber = (target: EnquiryTarget) => Promise<string | null>;

/**
 * For a page that stays a page about the dealer's stock: its panel asks the same address for the number, which is then
 * told in the panel, with and without JavaScript.
 */
export async function showNumberHere<Panel extends DealerPanelView>(
  panel: Panel,
  url: URL,
  reveal: () => Promise<string | null>,
): Promise<Panel> {
  if (panel.callHref === null) return panel;
  const phoneNumber = url.searchParams.get(contactParameter) === 'phone' ? await reveal() : null;
  return { ...panel, phoneNumber, callHref: phoneNumber === null ? contactAddress(url, 'phone') : null };
}
