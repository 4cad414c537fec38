import type { RandomStream } from '../random/random-stream.ts';
import type { DealerTrade } from './dealer-names.ts';

const stockWords: Readonly<Record<DealerTrade, string>> = {
  cars: 'quality used cars',
  mixed: 'used cars and vans',
  commercials: 'vans, pick-ups and commercial jeeps',
  trucks: 'trucks, tippers and heavy vans',
  bikes: 'motorcycles and scooters',
};

const services: Readonly<Record<DealerTrade, readonly string[]>> = {
  cars: [
    'Finance',
    'Trade-ins welcome',
    'Servicing',
    'NCT preparation',
    'Nationwide delivery',
    'Warranty',
    'Body shop',
    'Tyres',
    'Valeting',
    'Car sourcing',
    'Part exchange',
    'Diagnostics',
    'EV servicing',
  ],
  mixed: [
    'Finance',
    'Trade-ins welcome',
    'Servicing',
    'NCT and CVRT preparation',
    'Nationwide delivery',
    'Warranty',
    'Tyres',
    'Valeting',
    'Fleet sales',
  ],
  commercials: [
    'Finance and leasing',
    'CVRT preparation',
    'Ply lining',
    'Tow bars fitted',
    'Roof racks fitted',
    'Fleet sales',
    'Nationwide delivery',
    'Warranty',
    'Signwriting',
  ],
  trucks: [
    'Finance and leasing',
    'CVRT test lane',
    'Tachograph calibration',
    'Body building',
    'Export',
    'Parts',
    'Roadside assistance',
  ],
  bikes: [
    'Finance',
    'Servicing',
    'Clothing and helmets',
    'Parts',
    'Tyres',
    'Winter storage',
    'Trade-ins welcome',
    'Collection and delivery',
  ],
};

const roles: Readonly<Record<DealerTrade, readonly string[]>> = {
  cars: [
    'Dealer principal',
    'Sales manager',
    'Sales executive',
    'Business manager',
    'Service manager',
    'Sales executive',
  ],
  mixed: ['Owner', 'Sales manager', 'Sales executive', 'Service manager', 'Accounts'],
  commercials: ['Owner', 'Van sales', 'Fleet sales', 'Workshop manager'],
  trucks: ['Managing director', 'Truck sales', 'Parts manager', 'Workshop manager'],
  bikes: ['Owner', 'Bike sales', 'Workshop', 'Clothing and parts'],
};

export function chooseServices(random: RandomStream, trade: DealerTrade): string[] {
  return random.sample(services[trade], random.whole(2, 7));
}

export function chooseRoles(random: RandomStream, trade: DealerTrade): string[] {
  return roles[trade].slice(0, random.whole(1, roles[trade].length));
}

interface Described {
  name: string;
  town: string;
  county: string;
  trade: DealerTrade;
  franchises: readonly string[];
  isSimiApproved: boolean;
  since: number;
}

/** What a dealer says about itself. */
export function writeAbout(random: RandomStream, dealer: Described): string {
  const { name, town, county, since } = dealer;
  const stock = stockWords[dealer.trade];
  const opening = random.pick([
    `${name} has been selling ${stock} in ${town} since ${since}.`,
    `We are a family business in ${town}, Co. ${county}, dealing in ${stock} since ${since}.`,
    `You will find ${name} just outside ${town}. We sell ${stock} and stand over every one of them.`,
    since < 1996
      ? `Established in ${since}, ${name} is one of the longest-standing names for ${stock} in ${county}.`
      : `${name} opened in ${since} and has sold ${stock} to half of ${town} since.`,
    `${name} started in ${since} with four spaces and a kettle. Today we stock ${stock} and still answer the phone ourselves.`,
    `Looking for ${stock} in ${county}? ${name} in ${town} keeps a fresh selection, all history checked.`,
  ]);
  const franchise =
    dealer.franchises.length === 0
      ? random.pick([
          'We buy our own stock and know where each one came from.',
          'Independent, and glad of it: no targets, no pressure.',
          'Most of our stock is Irish from new.',
          '',
        ])
      : random.pick([
          `We are main dealers for ${listOf(dealer.franchises)}, with a full workshop on site.`,
          `New ${listOf(dealer.franchises)} and approved used stock, with factory-trained technicians.`,
          `Sales, service and parts for ${listOf(dealer.franchises)} under one roof.`,
        ]);
  const promise = random.pick([
    'Every vehicle is serviced and fully valeted before it leaves.',
    'Trade-ins are welcome and finance can be arranged, usually the same day.',
    'Viewing any time by appointment, evenings included.',
    'Call in, have a coffee and take one for a spin.',
    'We deliver nationwide and can send you a video of anything on the lot.',
    dealer.trade === 'bikes'
      ? 'We ride what we sell, so ask us anything.'
      : 'A test drive is the best advert we have.',
    'Repeat customers and their families are most of our trade.',
  ]);
  const simi =
    dealer.isSimiApproved && random.chance(0.5) ? 'Member of the Society of the Irish Motor Industry.' : '';
  return [opening, franchise, promise, simi].filter(Boolean).join(' ');
}

function listOf(names: readonly string[]): string {
  return names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}
