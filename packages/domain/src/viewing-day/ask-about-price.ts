import { daysOnSale, lastPriceDrop } from '../advert/price-changes.ts';
import { formatEuro, isPoa } from '../price/price.ts';
import { formatDayOfMoment } from '../time/format-moment.ts';
import type { QuestionRule } from './question-rule.ts';

/** After this long a buyer may ask why nobody took it. */
const longOnSaleDays = 60;

/** What the price, and how long it has been asked, suggest asking. */
export const askAboutPrice: readonly QuestionRule[] = [
  ({ advert: { doubted } }) =>
    doubted.includes('price') ? 'The price looks unusual for what it is. What’s the reason?' : null,
  ({ advert: { price } }) => (isPoa(price) ? 'What’s the price? The advert doesn’t give one.' : null),
  ({ advert }) => {
    const drop = isPoa(advert.price) ? null : lastPriceDrop(advert);
    return (
      drop &&
      `The price came down by ${formatEuro(drop.amount)} on ${formatDayOfMoment(drop.at)}. Is there more room in it?`
    );
  },
  ({ advert, today }) => {
    const days = daysOnSale(advert, today);
    return days >= longOnSaleDays ? `It’s been advertised for ${days} days. What put others off?` : null;
  },
];
