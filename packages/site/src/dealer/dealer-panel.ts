import { isPresent } from '@forecourt/domain';

export interface DealerPanel {
  /** A featured partner's advert. The `fpa` in addresses is something else: an advert's full page. */
  isFPA: boolean;
  dealerName: string;
  dealerAddress: string;
  retailerStoreUrl: string | null;
  dealerPagePath: string | null;
  mainUrl: string;
  logoUrl: string | null;
  viewLocationUrl: string | null;
  isLocationExternal: boolean;
  isRouter: boolean;
  hasReviews: boolean;
  websiteUrl: string | null;
  phoneNumber: string | null;
  showEmail: boolean;
  showWhatsapp: boolean;
  isSIMIApproved: boolean;
}

/** The controls of the panel, each reported under its name. */
export type DealerPanelOutput = 'email' | 'whatsapp' | 'phone' | 'location' | 'website';

export interface DealerPanelLayout {
  /** A featured partner's badge is beside the name, any other below the links; null without approval. */
  simiBadge: 'beside-name' | 'below-links' | null;
  /** The link of the dealer's name; null if it is plain text. */
  nameHref: string | null;
  showsReviews: boolean;
  buttons: readonly DealerPanelOutput[];
}

export function decideDealerPanel(panel: DealerPanel): DealerPanelLayout {
  const buttons: DealerPanelOutput[] = [];
  if (isPresent(panel.phoneNumber)) buttons.push('phone');
  if (panel.showEmail) buttons.push('email');
  if (panel.showWhatsapp) buttons.push('whatsapp');
  if (isPresent(panel.viewLocationUrl)) buttons.push('location');
  // A featured partner pays for visitors who stay on the site.
  if (isPresent(panel.websiteUrl) && !panel.isFPA) buttons.push('website');
  return {
    simiBadge: panel.isSIMIApproved ? (panel.isFPA ? 'beside-name' : 'below-links') : null,
    nameHref:
      isPresent(panel.retailerStoreUrl) && isPresent(panel.dealerPagePath) ? panel.dealerPagePath : null,
    showsReviews: panel.hasReviews,
    buttons,
  };
}
