import { dealerDirectoryPath, listingPath } from '@forecourt/domain';
import { askPage } from '../brand/ask-page.ts';
import type { NavigationChild, NavigationItem } from './navigation-item.ts';

/** Screens that share the running application's data open inside it on every device. */
const inApp = (text: string, link: string): NavigationChild => ({ text, link, isRouter: true });

/** Content pages get a full load on phones, which frees the memory that a long search session holds. */
const reading = (isMobile: boolean) => (text: string, link: string) => ({ text, link, isRouter: !isMobile });

const group = (
  text: string,
  children: readonly NavigationChild[],
  mainLink: string | null = null,
): NavigationItem => ({
  text,
  mainLink,
  isOpen: false,
  children,
});

/** The groups of links in the header. */
export function buildHeaderGroups(isMobile: boolean): NavigationItem[] {
  const page = reading(isMobile);
  return [
    group('Buy used', [
      inApp('Used cars', listingPath({ channel: 'Car' })),
      inApp('Used commercials', listingPath({ channel: 'Commercial' })),
      inApp('Used bikes', listingPath({ channel: 'Bike' })),
      page('Classic cars', '/classic-cars'),
      page('Popular searches', '/popular-searches'),
    ]),
    group('New cars', [
      page('Popular new cars', '/cars-ireland'),
      inApp('Search new cars', '/new-cars'),
      page('Electric cars', '/electric-cars'),
      page('Hybrid cars', '/hybrid-cars'),
    ]),
    group('Dealers', [
      inApp('Find a dealer', dealerDirectoryPath()),
      page('Information for dealers', '/dealer-info'),
    ]),
    group('Reviews & more', [
      page('Reviews', '/car-reviews'),
      page('News & advice', '/news'),
      page('Driver tips', '/driver-tips'),
      page(askPage.text, askPage.path),
      page('Car valuation', '/car-valuation'),
    ]),
    group('Car insurance', [], '/car-insurance'),
  ];
}
