import { type Channel, counties, type DealerDraft } from '@forecourt/domain';
import { type MarketOptions, marketSource } from '../market-options.ts';
import { advertShares, chooseTownIn, placeIn } from '../place/where.ts';
import { type RandomStream, randomStream } from '../random/random-stream.ts';
import { weightedTable } from '../random/weighted-table.ts';
import { chooseEircode, choosePhone, hostOf } from './contact.ts';
import { type DealerTrade, nameDealer } from './dealer-names.ts';
import { chooseRoles, chooseServices, writeAbout } from './dealer-words.ts';
import { chooseFinancePartners } from './finance-partners.ts';
import { chooseFranchises } from './franchises.ts';
import { chooseOpeningHours } from './opening-hours.ts';
import { choosePerson } from './people-names.ts';

export interface MadeDealer {
  index: number;
  draft: DealerDraft;
  trade: DealerTrade;
  /** How much stock the dealer has in a channel, relative to the others. */
  stock: Readonly<Record<Channel, number>>;
}

const fullMarket = 700;
const adverts = { tradeShare: 0.78, perDealer: 33 };
const fewest = 8;

export function dealerCount(size: number): number {
  if (size <= 0) return 0;
  return Math.max(fewest, Math.min(fullMarket, Math.round((size * adverts.tradeShare) / adverts.perDealer)));
}

/** The first ones cover every trade, so that the smallest market has something in each channel. */
const firstTrades: readonly DealerTrade[] = [
  'cars',
  'mixed',
  'bikes',
  'trucks',
  'cars',
  'commercials',
  'mixed',
  'bikes',
];
const trades: readonly (readonly [DealerTrade, number])[] = [
  ['cars', 69],
  ['mixed', 16],
  ['commercials', 6],
  ['trucks', 3],
  ['bikes', 6],
];

/** Dealers are where adverts and people are; their stock then makes up the measured share of each county. */
const people = counties
  .filter((county) => county.name in advertShares)
  .reduce((sum, county) => sum + county.population, 0);
const dealerShare = (county: (typeof counties)[number]) =>
  ((advertShares[county.name] ?? 0) + county.population / people) / 2;
const countyTable = weightedTable(
  counties.filter((county) => county.name in advertShares),
  dealerShare,
);

export function makeDealers(options: MarketOptions): MadeDealer[] {
  const taken = new Set<string>();
  const dealers = Array.from({ length: dealerCount(options.size) }, (_, index) =>
    makeDealer(options, index, taken),
  );
  return shareOutStock(dealers);
}

/** Scales the stock of each county to its measured share, whatever its dealers got by chance. */
function shareOutStock(dealers: readonly MadeDealer[]): MadeDealer[] {
  const weightOf = ({ stock }: MadeDealer) => stock.Car + stock.Commercial + stock.Bike;
  const total = dealers.reduce((sum, dealer) => sum + weightOf(dealer), 0);
  const weights = new Map<string, number>();
  for (const dealer of dealers)
    weights.set(dealer.draft.place.county, (weights.get(dealer.draft.place.county) ?? 0) + weightOf(dealer));
  return dealers.map((dealer) => {
    const { county } = dealer.draft.place;
    const wanted = (advertShares[county] ?? 0) * total;
    const factor = Math.max(0.2, Math.min(4, wanted / (weights.get(county) || wanted || 1)));
    const { Car, Commercial, Bike } = dealer.stock;
    return { ...dealer, stock: { Car: Car * factor, Commercial: Commercial * factor, Bike: Bike * factor } };
  });
}

function makeDealer({ seed, now }: MarketOptions, index: number, taken: Set<string>): MadeDealer {
  const random = randomStream(seed, 'dealer', index);
  const trade = firstTrades[index] ?? random.weighted(trades);
  const county = countyTable.at(random.next());
  const town = chooseTownIn(random, county.name);
  const franchises = chooseFranchises(random, trade);
  const name = nameDealer(random, trade, franchises[0] ?? null, taken);
  const isSimiApproved = random.chance(0.7);
  const sourceReference = `dealer-${index + 1}`;
  const host = hostOf(name);
  const phone = random.chance(0.97) ? choosePhone(random) : null;
  const stockWeight = random.chance(0.05) && index >= fewest ? 0 : chooseStockWeight(random);
  return {
    index,
    trade,
    stock: stockOf(trade, stockWeight),
    draft: {
      source: marketSource,
      sourceReference,
      name,
      addressLines: chooseAddress(random, town.name),
      eircode:
        town.routingKey === null || random.chance(0.03) ? null : chooseEircode(random, town.routingKey),
      place: placeIn(random, town),
      phone,
      email: random.chance(0.93) ? `${random.pick(['sales', 'info', 'hello'])}@${host}` : null,
      whatsapp: phone !== null && random.chance(0.55) ? phone : null,
      websiteUrl: random.chance(0.85) ? `https://www.${host}` : null,
      logoUrl: random.chance(0.93) ? `/media/dealers/${sourceReference}/logo/%d` : null,
      about: writeAbout(random, {
        name,
        town: town.name,
        county: county.name,
        trade,
        franchises,
        isSimiApproved,
        since: random.whole(1962, now.getUTCFullYear() - 2),
      }),
      franchises,
      services: chooseServices(random, trade),
      people: chooseRoles(random, trade).map((role) => ({ name: choosePerson(random), role })),
      financePartners: chooseFinancePartners(seed, index, trade),
      openingHours: chooseOpeningHours(random),
      isSimiApproved,
      isFeaturedPartner: random.chance(0.08),
      hasStore: random.chance(0.6),
    },
  };
}

/** A few dealers have hundreds, many have a dozen. */
function chooseStockWeight(random: RandomStream): number {
  return Math.min(14, 0.35 * (1 - random.next()) ** -0.75);
}

function stockOf(trade: DealerTrade, weight: number): MadeDealer['stock'] {
  switch (trade) {
    case 'cars':
      return { Car: weight, Commercial: 0, Bike: 0 };
    case 'mixed':
      return { Car: weight * 0.8, Commercial: weight * 0.6, Bike: 0 };
    case 'commercials':
    case 'trucks':
      return { Car: 0, Commercial: weight * 1.6, Bike: 0 };
    case 'bikes':
      return { Car: 0, Commercial: 0, Bike: weight };
  }
}

const parks = [
  'Riverside Business Park',
  'Millfield Retail Park',
  'Station Road Business Centre',
  'Parkmore Industrial Estate',
  'Westlink Business Park',
  'Old Mart Business Park',
];
const roads = [
  'Dublin Road',
  'Ring Road',
  'Station Road',
  'Main Street',
  'Mill Street',
  'Naas Road',
  'Bypass Road',
  'Quay Road',
  'Chapel Street',
  'Cork Road',
  'Galway Road',
  'Church View',
  'Cross Roads',
  'Old Coach Road',
];

function chooseAddress(random: RandomStream, town: string): string[] {
  const street = random.chance(0.4)
    ? [`Unit ${random.whole(1, 28)}`, random.pick(parks)]
    : [random.pick(roads)];
  return [...street, town];
}
