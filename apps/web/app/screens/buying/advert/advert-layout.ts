import type { Contact } from '../../../parts/enquiry/contact-address.ts';
import type { EnquiryResult } from '../../../parts/enquiry/enquiry-result.ts';
import type { AdvertView } from './build-advert-view.ts';
import type { SearchTrailView } from './search-trail/build-search-trail.ts';

/** The contact form that the visitor opened, and the outcome of a form sent without JavaScript. */
export interface AdvertContact {
  contact: Contact;
  result: EnquiryResult | undefined;
}

/** The advert, and the way that the visitor came to it. */
export interface AdvertLayoutProps extends AdvertContact {
  view: AdvertView;
  /** Null when the visitor did not come from a search. */
  trail: SearchTrailView | null;
}
