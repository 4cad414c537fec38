import { advertPath, formatDayOfMoment } from '@forecourt/domain';
import type { OperatorAdvert } from './operator-adverts.ts';

/** One line per advert, beginning with its state. */
export function describeAdverts(found: readonly OperatorAdvert[], limit: number): string {
  if (found.length === 0) return 'No advert has all of these words.';
  const lines = found.map((one) => {
    const { publicReference, title, source, sourceReference, price } = one.advert;
    const asks = price === null ? 'POA' : `€${price.toLocaleString('en-IE')}`;
    return [publicReference, stateOf(one), title, asks, sellerOf(one), `${source} ${sourceReference}`].join(
      '  ',
    );
  });
  return found.length < limit
    ? lines.join('\n')
    : [...lines, 'there may be more: add words to narrow it'].join('\n');
}

/** Everything that helps an operator to decide about an advert. */
export function describeAdvert(one: OperatorAdvert): string {
  const { advert } = one;
  const { vehicle, place } = advert;
  const rows = [
    ['state', stateOf(one)],
    ['by its feed', advert.status],
    ['address', advertPath(advert)],
    ['price', advert.price === null ? 'POA' : `€${advert.price.toLocaleString('en-IE')}`],
    ['plate', vehicle.registration ?? '-'],
    ['doubted', advert.doubted.join(', ') || '-'],
    ['seller', sellerOf(one)],
    ['place', [place.town, `Co. ${place.county}`].filter(Boolean).join(', ')],
    ['source', `${advert.source} ${advert.sourceReference}`],
    ['listed', formatDayOfMoment(advert.listedAt)],
    ['changed', formatDayOfMoment(advert.updatedAt)],
    ['pictures', String(advert.pictures.length)],
    ['description', advert.description.replace(/\s+/g, ' ') || '-'],
  ];
  return [
    `${advert.publicReference}  ${advert.title}`,
    ...rows.map(([name = '', value = '']) => `  ${name.padEnd(11)}  ${value}`),
  ].join('\n');
}

function stateOf({ advert, takedown }: OperatorAdvert): string {
  return takedown ?? advert.status;
}

function sellerOf({ advert, dealerName }: OperatorAdvert): string {
  const { seller } = advert;
  if (seller.kind === 'trade') return `dealer ${seller.dealerId} ${dealerName}`;
  return [`private ${seller.name}`, seller.phone, seller.email].filter(Boolean).join(', ');
}
