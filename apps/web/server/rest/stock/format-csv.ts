import { type Advert, type AttributeValue, advertPath, attributesOf, type Channel } from '@forecourt/domain';

type Cell = AttributeValue | null;

interface Column {
  name: string;
  read(advert: Advert): Cell;
}

/** Without this mark Excel assumes the local code page, and breaks every fada. */
const byteOrderMark = '\ufeff';
const lineEnd = '\r\n';

/**
 * Adverts as a table (RFC 4180): a column for each attribute of the channel, under its stock feed name. The
 * plate is left out, because it identifies the keeper.
 */
export function formatCsv(adverts: readonly Advert[], channel: Channel, origin: string): string {
  const columns = columnsOf(channel, origin);
  const lines = [
    columns.map(({ name }) => name),
    ...adverts.map((advert) => columns.map(({ read }) => formatCell(read(advert)))),
  ];
  return byteOrderMark + lines.map((cells) => cells.join(',') + lineEnd).join('');
}

function columnsOf(channel: Channel, origin: string): Column[] {
  return [
    { name: 'publicReference', read: (advert) => advert.publicReference },
    { name: 'url', read: (advert) => origin + advertPath(advert) },
    { name: 'channel', read: (advert) => advert.channel },
    { name: 'title', read: (advert) => advert.title },
    { name: 'price', read: (advert) => advert.price },
    { name: 'monthlyPayment', read: (advert) => advert.finance?.monthlyPayment ?? null },
    ...attributesOf(channel)
      .filter(({ key }) => key !== 'registration')
      .map(({ key }) => ({
        // A bare mileage beside an odometer in miles would be read back as miles.
        name: key === 'mileage' ? 'mileageKm' : key,
        read: ({ vehicle }: Advert) => vehicle[key],
      })),
    { name: 'county', read: ({ place }) => place.county },
    { name: 'town', read: ({ place }) => place.town },
    { name: 'sellerType', read: ({ seller }) => seller.kind },
    { name: 'pictureCount', read: ({ pictures }) => pictures.length },
    { name: 'listedAt', read: (advert) => advert.listedAt },
    { name: 'updatedAt', read: (advert) => advert.updatedAt },
  ];
}

function formatCell(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  if (typeof cell === 'boolean') return cell ? 'yes' : 'no';
  return formatText(typeof cell === 'string' ? cell : cell.join('|'));
}

/** What a spreadsheet would run as a formula when the file is opened: sellers write these cells, others open them. */
const formula = /^[\s\0]*[=+\-@＝＋－＠]|^[\t\r\n]/;

export function formatText(text: string): string {
  const safe = formula.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe;
}
