import type { AttributeDefinition } from '@forecourt/domain';

/**
 * What a row says besides the vehicle itself, in the same form as the attribute table, so that columns and
 * cells follow the same rules. Price, description and pictures have rules of their own. Feed names for these
 * are in feed-field-columns.ts.
 */
// biome-ignore format: one field a line reads as a table
export const feedFields = [
  { key: 'reference', label: 'Reference', kind: 'name', maxLength: 100, required: true },
  { key: 'channel', label: 'Channel', kind: 'name', maxLength: 20 },
  { key: 'title', label: 'Title', kind: 'name', maxLength: 150 },
  { key: 'description', label: 'Description', kind: 'name', maxLength: 10_000 },
  { key: 'price', label: 'Price', kind: 'name', maxLength: 20 },
  { key: 'poa', label: 'POA', kind: 'yes-no' },
  { key: 'pictures', label: 'Pictures', kind: 'names', maxItems: 60, maxLength: 500 },
  { key: 'videoUrl', label: 'Video', kind: 'name', maxLength: 500 },
  { key: 'hasSpin', label: 'Spin', kind: 'yes-no' },
  { key: 'isFeatured', label: 'Featured', kind: 'yes-no' },
  { key: 'county', label: 'County', kind: 'name', maxLength: 40 },
  { key: 'town', label: 'Town', kind: 'name', maxLength: 100 },
  { key: 'location', label: 'Location', kind: 'name', maxLength: 200 },
  { key: 'routingKey', label: 'Routing key', kind: 'name', maxLength: 20 },
  { key: 'latitude', label: 'Latitude', kind: 'number', min: 51.2, max: 55.5, decimals: 6 },
  { key: 'longitude', label: 'Longitude', kind: 'number', min: -10.8, max: -5.3, decimals: 6 },
  { key: 'sellerType', label: 'Seller type', kind: 'name', maxLength: 20 },
  { key: 'sellerName', label: 'Seller’s name', kind: 'name', maxLength: 100 },
  { key: 'sellerPhone', label: 'Seller’s phone', kind: 'name', maxLength: 30 },
  { key: 'sellerEmail', label: 'Seller’s email', kind: 'name', maxLength: 254 },
  { key: 'dealerReference', label: 'Dealer’s reference', kind: 'name', maxLength: 100 },
  { key: 'dealerName', label: 'Dealer’s name', kind: 'name', maxLength: 100 },
  { key: 'dealerPhone', label: 'Dealer’s phone', kind: 'name', maxLength: 30 },
  { key: 'dealerEmail', label: 'Dealer’s email', kind: 'name', maxLength: 254 },
  { key: 'dealerAddress', label: 'Dealer’s address', kind: 'name', maxLength: 200 },
  { key: 'dealerTown', label: 'Dealer’s town', kind: 'name', maxLength: 100 },
  { key: 'dealerCounty', label: 'Dealer’s county', kind: 'name', maxLength: 40 },
  { key: 'dealerEircode', label: 'Dealer’s Eircode', kind: 'name', maxLength: 8 },
  { key: 'dealerWebsite', label: 'Dealer’s website', kind: 'name', maxLength: 300 },
  { key: 'dealerWhatsapp', label: 'Dealer’s WhatsApp', kind: 'name', maxLength: 30 },
  { key: 'dealerHours', label: 'Dealer’s opening hours', kind: 'name', maxLength: 300 },
  { key: 'dealerFinance', label: 'Dealer’s finance partners', kind: 'name', maxLength: 600 },
] as const satisfies readonly AttributeDefinition[];

export type FeedFieldKey = (typeof feedFields)[number]['key'];
