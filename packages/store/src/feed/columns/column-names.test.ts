import { buildColumnLookup, foldColumn, vehicleColumns } from '@forecourt/domain';
import { expect, it } from 'vitest';
import { feedColumnLookup, feedDefinitions } from './feed-column-lookup.ts';
import { readFeedColumns } from './feed-columns.ts';
import { feedFieldColumns } from './feed-field-columns.ts';

/** Column names used by dealers' systems. */
const usual: Readonly<Record<string, string>> = {
  reference: 'stock no|Stock Number|stockId|ref|id',
  registration: 'reg|Reg No|registration number|VRM',
  dealerName: 'dealer|Dealership|garage',
  sellerName: 'seller|Seller Name',
  price: 'price €|Price (€)|price eur|Asking Price|retail price',
  engineCc: 'engine|Engine Size|Engine (L)|cc',
  mileage: 'odometer|Odometer (km)|Mileage|kms|miles',
  transmission: 'gearbox|trans|Transmission Type',
  colour: 'colour|color|Exterior Colour',
  body: 'Body Style|body type',
  doors: 'doors|No of Doors|No. of doors',
  seats: 'seats|number of seats',
  make: 'make|manufacturer|brand',
  derivative: 'trim|variant|version|derivative|spec',
  year: 'year|reg year|Model Year',
  nctExpiry: 'nct|NCT Expiry|nct due',
  motorTax: 'road tax|tax|Road Tax (€)',
  town: 'area|town',
  location: 'location|seller location',
  county: 'county',
  routingKey: 'eircode',
  pictures: 'photos|images|Image URLs',
  description: 'description|comments|notes',
  equipment: 'features|extras|options|equipment',
  sellerPhone: 'phone|tel|mobile|Contact Number',
  sellerEmail: 'email',
  powerKw: 'power|Power (bhp)|BHP|kW',
  owners: 'previous owners|No of owners',
};

it.each(Object.entries(usual).flatMap(([key, names]) => names.split('|').map((name) => [name, key])))(
  'the column %s is %s',
  (name, key) => {
    expect(feedColumnLookup.get(foldColumn(name))?.key).toBe(key);
  },
);

it('gives no name to two fields', () => {
  const ownerOf = new Map<string, string>();
  for (const definition of feedDefinitions) {
    const words = { ...vehicleColumns, ...feedFieldColumns }[definition.key as 'make'];
    for (const name of buildColumnLookup([definition], () => words).keys()) {
      expect([name, ownerOf.get(name) ?? definition.key]).toEqual([name, definition.key]);
      ownerOf.set(name, definition.key);
    }
  }
});

it('knows columns that hold one picture each', () => {
  const { pictures, unknown, understood } = readFeedColumns([
    'Image 10',
    'image_2',
    'Photo URL 1',
    'imagine 3',
  ]);
  expect(pictures).toEqual(['Photo URL 1', 'image_2', 'Image 10']);
  expect(unknown).toEqual(['imagine 3']);
  expect(understood).toContainEqual({ column: 'image_2', label: 'Pictures' });
});
