import type { Contact } from '../../../parts/enquiry/contact-address.ts';
import type { EnquiryResult } from '../../../parts/enquiry/enquiry-result.ts';
import type { AdvertView } from './build-advert-view.ts';
import type { SearchTrailView } from './search-trail/build-search-trail.ts';

/** What the visitor asked for of the seller, and what came of a form that was sent without JavaScript. */
export interface AdvertContact {
  contact: Contact;
  result: EnquiryResult | undefined;
}

/** What both layouts are given. */
export interface AdvertLayoutProps extends AdvertContact {
  view: AdvertView;
  /** Null when the visitor came from elsewhere. */
  trail: SearchTrailView | null;
}
