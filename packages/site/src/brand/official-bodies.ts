import type { Partner } from './brand-shape.ts';

/** Public bodies and schemes that everyone who buys a vehicle in Ireland deals with. None of them is a partner of anyone. */
export const officialBodies: readonly Partner[] = [
  {
    name: 'National Car Testing Service',
    summary: 'Books the NCT, and says when a car is due from its registration.',
    href: 'https://www.ncts.ie',
    action: 'Book an NCT',
  },
  {
    name: 'Motor Tax Online',
    summary: 'Motor tax, and the change of ownership when a vehicle is sold.',
    href: 'https://www.motortax.ie',
    action: 'Tax a vehicle',
  },
  {
    name: 'Revenue',
    summary: 'Vehicle registration tax on imports, with the official VRT calculator.',
    href: 'https://www.revenue.ie/en/vrt/index.aspx',
    action: 'Read about VRT',
  },
  {
    name: 'Road Safety Authority',
    summary: 'Driving tests, the CVRT for commercials, and recalls.',
    href: 'https://www.rsa.ie',
    action: 'Visit the RSA',
  },
  {
    name: 'Competition and Consumer Protection Commission',
    summary: 'Your rights when you buy from a dealer, and a plain guide to car finance.',
    href: 'https://www.ccpc.ie',
    action: 'Know your rights',
  },
  {
    name: 'Society of the Irish Motor Industry',
    summary: 'The trade’s own body: its members follow a code, and it hears complaints about them.',
    href: 'https://www.simi.ie',
    action: 'Find a member',
  },
];
