import { askPage } from '../brand/ask-page.ts';
import { feedCheckerPath } from '../dealer/feed-checker-path.ts';

export interface SitePart {
  text: string;
  path: string;
  /** False for pages that belong to one visitor: they are not listed for search engines. */
  isIndexed?: false;
}

export interface SiteGroup {
  title: string;
  parts: readonly SitePart[];
}

/** Every part of the site that is not stock or articles, in the order in which people look for it. */
export const siteGroups: readonly SiteGroup[] = [
  {
    title: 'Buy',
    parts: [
      { text: 'Used cars', path: '/used-cars' },
      { text: 'Used commercials', path: '/commercials/used' },
      { text: 'Used bikes', path: '/bikes/used' },
      { text: 'Search new cars', path: '/new-cars' },
      { text: 'Popular new cars', path: '/cars-ireland' },
      { text: 'Popular searches', path: '/popular-searches' },
      { text: 'Saved vehicles', path: '/saved-vehicles', isIndexed: false },
      { text: 'Viewing day', path: '/viewing-day', isIndexed: false },
    ],
  },
  {
    title: 'Find the right one',
    parts: [
      { text: 'Electric cars', path: '/electric-cars' },
      { text: 'Electric vehicle charging', path: '/electric-vehicle-charging' },
      { text: 'Hybrid cars', path: '/hybrid-cars' },
      { text: 'Family cars', path: '/family-cars' },
      { text: 'Classic cars', path: '/classic-cars' },
      { text: 'Commercial vehicles', path: '/commercial-vehicles' },
      { text: 'BMW hybrids', path: '/cars/bmw/bmw-hybrid' },
      { text: 'Electric BMWs', path: '/cars/bmw/bmw-electric' },
    ],
  },
  {
    title: 'Dealers',
    parts: [
      { text: 'Find a dealer', path: '/dealers' },
      { text: 'Dealers by make', path: '/dealers/make' },
      { text: 'Dealers by county', path: '/dealers/ireland' },
      { text: 'Information for dealers', path: '/dealer-info' },
      { text: 'Check a stock feed', path: feedCheckerPath },
    ],
  },
  {
    title: 'Money and checks',
    parts: [
      { text: 'Car valuation', path: '/car-valuation' },
      { text: 'Vehicle check', path: '/vehicle-check' },
      { text: 'Car finance', path: '/car-finance' },
      { text: 'Running costs', path: '/running-costs' },
      { text: 'Motor tax', path: '/motor-tax' },
      { text: 'VRT and imports', path: '/vrt' },
      { text: 'Electric car calculator', path: '/ev-calculator' },
      { text: 'Car insurance', path: '/car-insurance' },
      { text: 'Sell my car', path: '/sell-my-car' },
    ],
  },
  {
    title: 'Read',
    parts: [
      { text: 'Reviews, news and advice', path: '/content' },
      { text: 'Car reviews', path: '/car-reviews' },
      { text: 'Used car guides', path: '/used-car-guides' },
      { text: 'Motoring advice', path: '/motoring-advice' },
      { text: 'Articles', path: '/articles' },
      { text: 'News', path: '/news' },
      askPage,
    ],
  },
  {
    title: 'On the road',
    parts: [
      { text: 'Driver tips', path: '/driver-tips' },
      { text: 'Learner drivers', path: '/learner-drivers' },
      { text: 'Road trips', path: '/roadtrips' },
      { text: 'Car servicing', path: '/car-servicing' },
      { text: 'Car safety', path: '/car-safety' },
      { text: 'Car seats', path: '/car-seats' },
    ],
  },
  {
    title: 'Advertise',
    parts: [
      { text: 'Display adverts', path: '/display-adverts' },
      { text: 'High-impact prelaunch', path: '/display-adverts/high-impact-prelaunch' },
      { text: 'In-search products', path: '/display-adverts/insearch-product-suite' },
      { text: 'Display ad sizes', path: '/display-ads' },
    ],
  },
  {
    title: 'About',
    parts: [
      { text: 'Contact us', path: '/contact-us' },
      { text: 'Our partners', path: '/our-partners' },
      { text: 'Careers', path: '/careers' },
      { text: 'Buy and sell safely', path: '/security' },
      { text: 'Terms and conditions', path: '/terms-and-conditions' },
      { text: 'Privacy policy', path: '/terms-and-conditions/privacy-policy' },
      { text: 'Cookie policy', path: '/terms-and-conditions/cookie-policy' },
      { text: 'Accessibility', path: '/terms-and-conditions/accessibility' },
      { text: 'Preferences centre', path: '/preferences-centre', isIndexed: false },
    ],
  },
];

export const siteParts: readonly SitePart[] = siteGroups.flatMap(({ parts }) => parts);
