/** The closed lists of the attribute table, in the order in which people expect to read them. */

export const fuels = [
  'Petrol',
  'Diesel',
  'Petrol Hybrid',
  'Petrol Plug-in Hybrid',
  'Diesel Hybrid',
  'Diesel Plug-in Hybrid',
  'Electric',
  'Bi Fuel',
] as const;

export const transmissions = ['Manual', 'Automatic'] as const;

export const conditions = ['New', 'Demonstrator', 'Used'] as const;

export const colours = [
  'Black',
  'Grey',
  'White',
  'Silver',
  'Blue',
  'Red',
  'Green',
  'Brown',
  'Beige',
  'Orange',
  'Gold',
  'Bronze',
  'Yellow',
  'Purple',
  'Maroon',
  'Pink',
  'Other',
] as const;

export const drivetrains = ['Front-wheel drive', 'Rear-wheel drive', 'All-wheel drive'] as const;

export const interiors = [
  'Cloth',
  'Half leather',
  'Leather',
  'Synthetic leather',
  'Alcantara',
  'Velour',
] as const;

export const bodyTypes = {
  Car: ['Hatchback', 'Saloon', 'Estate', 'SUV', 'MPV', 'Coupe', 'Convertible', 'Pick-up'],
  Commercial: [
    'Small Van',
    'Medium Van',
    'Large Van',
    'Crew Van',
    'Pick-up',
    'Commercial SUV',
    'Car-derived Van',
    'Chassis Cab',
    'Tipper',
    'Dropside',
    'Luton / Box',
    'Refrigerated',
    'Minibus',
    'Rigid Truck',
    'Tractor Unit',
    'Curtainsider',
    'Recovery / Beavertail',
    'Motorhome / Camper',
  ],
  Bike: [
    'Naked',
    'Sports',
    'Sports Tourer',
    'Adventure',
    'Touring',
    'Cruiser',
    'Scooter',
    'Moped',
    'Commuter',
    'Motocross',
    'Enduro',
    'Supermoto',
    'Retro / Classic',
    'Scrambler',
    'Cafe Racer',
    'Trial',
    'Electric',
    'Three-wheeler',
    'Quad / ATV',
  ],
} as const;

export const cabTypes = ['Single Cab', 'King / Extra Cab', 'Double Cab', 'Crew Cab'] as const;

export const wheelbases = ['SWB (L1)', 'MWB (L2)', 'LWB (L3)', 'XLWB (L4)'] as const;

export const roofHeights = ['Low (H1)', 'Medium (H2)', 'High (H3)'] as const;

export const licences = ['AM', 'A1', 'A2', 'A'] as const;

export const serviceHistories = ['Full', 'Partial', 'None'] as const;

/** Where a used vehicle was first registered. */
export const origins = ['Ireland', 'Great Britain', 'Northern Ireland', 'Japan', 'Elsewhere'] as const;

/** A private seller's answer to a question about the past. */
export const answers = ['Yes', 'No', 'Not known to the seller'] as const;

/** A yes or no about accidents is an attribute of its own, which searches use. */
export const unknownAnswer = ['Not known to the seller'] as const;
