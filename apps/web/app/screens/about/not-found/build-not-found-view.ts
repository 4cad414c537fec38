import { channelOfPath, channelPlural, listingPath, searchPath } from '@forecourt/domain';

export interface NotFoundView {
  search: { action: string; label: string };
  links: readonly { text: string; href: string }[];
}

/** A visitor lost among the bikes is looking for a bike: the search uses the channel of the address. */
export function buildNotFoundView(pathname: string): NotFoundView {
  const channel = channelOfPath(pathname);
  return {
    search: { action: searchPath({ channel }), label: `Search ${channelPlural(channel)}` },
    links: [
      { text: 'Used cars', href: listingPath({ channel: 'Car' }) },
      { text: 'Used commercials', href: listingPath({ channel: 'Commercial' }) },
      { text: 'Used bikes', href: listingPath({ channel: 'Bike' }) },
      { text: 'New cars', href: '/new-cars' },
      { text: 'Find a dealer', href: '/dealers' },
      { text: 'Reviews, news and advice', href: '/content' },
      { text: 'Popular searches', href: '/popular-searches' },
      { text: 'Saved vehicles', href: '/saved-vehicles' },
      { text: 'Sell my car', href: '/sell-my-car' },
      { text: 'Contact us', href: '/contact-us' },
    ],
  };
}
