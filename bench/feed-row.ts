/** One made-up row of a feed, about as long as real ones: 1.3 kB. The same for the same number. */
export function buildFeedRow(index: number): Record<string, unknown> {
  const [make, model, body] = models[index % models.length] ?? ['Volkswagen', 'Golf', 'Hatchback'];
  const year = 2012 + (index % 13);
  return {
    reference: `R${index}`,
    channel: 'car',
    make,
    model,
    derivative: '1.6 TDI Comfortline',
    condition: 'Used',
    year,
    registration: `${String(year).slice(2)}1-D-${1000 + (index % 50_000)}`,
    mileage: 20_000 + ((index * 7919) % 180_000),
    body,
    colour: colours[index % colours.length],
    doors: 5,
    seats: 5,
    fuel: index % 3 === 0 ? 'Petrol' : 'Diesel',
    transmission: index % 4 === 0 ? 'Automatic' : 'Manual',
    engineCc: 1598,
    powerKw: 85,
    motorTax: 200,
    co2: 109,
    owners: 1 + (index % 3),
    nctExpiry: '2027-04-18',
    equipment: ['Cruise control', 'Parking sensors', 'Apple CarPlay', 'Heated seats', 'Tow bar'],
    price: 6000 + ((index * 104_729) % 30_000),
    description: `One of ${index} in stock. ${sentence.repeat(4)}`,
    pictures: [1, 2, 3, 4].map((picture) => `https://pictures.example/r${index}/${picture}.jpg`),
    county: 'Cork',
    town: 'Mallow',
    ...(index % 5 === 0
      ? { sellerType: 'private', sellerName: 'Aoife', sellerPhone: '020 9100001' }
      : {
          dealerReference: `D${index % 300}`,
          dealerName: `Dealer ${index % 300}`,
          dealerPhone: '020 9100002',
        }),
  };
}

const sentence =
  'Full service history with two keys, taxed and tested, drives as it should and has never smoked. ';
const colours = ['Grey', 'Black', 'White', 'Blue', 'Red', 'Silver'];
const models = [
  ['Volkswagen', 'Golf', 'Hatchback'],
  ['Toyota', 'Corolla', 'Saloon'],
  ['Hyundai', 'Tucson', 'SUV'],
  ['Ford', 'Focus', 'Estate'],
  ['Škoda', 'Octavia', 'Estate'],
] as const;
