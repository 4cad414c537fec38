import {
  type Advert,
  daysOnSale,
  formatDayOfMoment,
  formatEuro,
  formatPrice,
  isPoa,
  lastPriceDrop,
  type PriceChange,
  priceChanges,
} from '@forecourt/domain';

export interface HistoryView {
  /** `Advertised for 14 days` */
  onSale: string;
  /** Newest first; empty while the first price is still asked, because one sentence covers that. */
  prices: HistoryPrice[];
  /** `The price has been €14,950 since 1 November 2026` */
  unchanged: string | null;
  /** A stepped line through the prices, 100 wide and 40 tall; null when there is nothing to compare. */
  line: string | null;
}

export interface HistoryPrice {
  day: string;
  price: string;
  /** `€500 less` */
  change: string | null;
  isDrop: boolean;
}

export function buildHistoryView(advert: Advert, now: Date): HistoryView {
  // A seller with a price on application does not want an old price shown.
  const changes = isPoa(advert.price) ? [] : priceChanges(advert);
  return {
    onSale: onSaleWords(advert, now),
    prices: changes.length > 1 ? changes.map(buildPrice).reverse() : [],
    unchanged: changes.length === 1 ? unchangedWords(changes) : null,
    line: drawLine(changes, advert.endedAt === null ? now.getTime() : Date.parse(advert.endedAt)),
  };
}

/** `Reduced by €500 on 3 November 2026`, if the last change was a drop. */
export function buildLastDrop(advert: Advert): string | null {
  const drop = lastPriceDrop(advert);
  return drop && `Reduced by ${formatEuro(drop.amount)} on ${formatDayOfMoment(drop.at)}`;
}

function onSaleWords(advert: Advert, now: Date): string {
  const days = daysOnSale(advert, now);
  const length = days === 1 ? '1 day' : `${days} days`;
  if (advert.endedAt !== null) return `It was advertised for ${length}`;
  return days === 0 ? 'Listed today' : `Advertised for ${length}`;
}

function unchangedWords([first]: readonly PriceChange[]): string | null {
  return first ? `The price has been ${formatPrice(first.price)} since ${formatDayOfMoment(first.at)}` : null;
}

function buildPrice({ at, price, difference }: PriceChange): HistoryPrice {
  return {
    day: formatDayOfMoment(at),
    price: formatPrice(price),
    change:
      difference === null ? null : `${formatEuro(Math.abs(difference))} ${difference < 0 ? 'less' : 'more'}`,
    isDrop: difference !== null && difference < 0,
  };
}

const width = 100;
const height = 40;

/** A price applies until the next, so the line is stepped: `M0 4H40V36H100`. */
function drawLine(changes: readonly PriceChange[], until: number): string | null {
  const points = changes.flatMap(({ at, price }) =>
    price === null ? [] : [{ time: Date.parse(at), price }],
  );
  const [first] = points;
  if (!first || points.length < 2) return null;
  const prices = points.map(({ price }) => price);
  const [least, most] = [Math.min(...prices), Math.max(...prices)];
  const x = (time: number) => ((time - first.time) / Math.max(1, until - first.time)) * width;
  const y = (price: number) => 4 + (1 - (price - least) / Math.max(1, most - least)) * (height - 8);
  const steps = points.slice(1).map(({ time, price }) => `H${x(time).toFixed(1)}V${y(price).toFixed(1)}`);
  return `M0 ${y(first.price).toFixed(1)}${steps.join('')}H${width}`;
}
