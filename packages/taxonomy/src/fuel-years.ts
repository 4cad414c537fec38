import type { Fuel } from './taxonomy-types.ts';

type Window = readonly [from: number, to: number];

const always: Window = [1900, 2100];

/** Fuels that a model had for only part of its life. */
const byModel: Readonly<Record<string, Readonly<Partial<Record<Fuel, Window>>>>> = {
  'Volkswagen Golf': { Electric: [2014, 2020], 'Petrol Plug-in Hybrid': [2015, 2100], Diesel: [1990, 2100] },
  'Volkswagen up!': { Electric: [2014, 2022] },
  'Volkswagen Polo': { Diesel: [1996, 2018] },
  'Skoda Citigo': { Electric: [2020, 2020] },
  'Skoda Fabia': { Diesel: [2000, 2019] },
  'Seat Mii': { Electric: [2020, 2021] },
  'Seat Ibiza': { Diesel: [1996, 2019] },
  'Hyundai Kona': { Electric: [2018, 2100], 'Petrol Hybrid': [2019, 2100], Diesel: [2018, 2020] },
  'Hyundai Ioniq': {
    Electric: [2016, 2022],
    'Petrol Hybrid': [2016, 2022],
    'Petrol Plug-in Hybrid': [2017, 2022],
  },
  'Hyundai Tucson': {
    'Petrol Hybrid': [2020, 2100],
    'Petrol Plug-in Hybrid': [2021, 2100],
    Diesel: [2004, 2024],
  },
  'Kia Stonic': { Diesel: [2017, 2019] },
  'Kia XCeed': { Diesel: [2019, 2021] },
  'Kia Soul': { Electric: [2015, 2024], Diesel: [2009, 2018] },
  'Kia Niro': { Electric: [2019, 2100], 'Petrol Plug-in Hybrid': [2017, 2100] },
  'Kia Sportage': { 'Petrol Hybrid': [2022, 2100], 'Petrol Plug-in Hybrid': [2022, 2100] },
  'Nissan Micra': { Electric: [2025, 2100], Petrol: [1992, 2023], Diesel: [2003, 2021] },
  'Nissan Note': { 'Petrol Hybrid': [2016, 2021], Diesel: [2006, 2016] },
  'Nissan Qashqai': { Diesel: [2007, 2021], 'Petrol Hybrid': [2021, 2100] },
  'Renault Fluence': { Electric: [2011, 2013] },
  'Renault Kangoo': { Electric: [2012, 2100] },
  'Mitsubishi Outlander': { 'Petrol Plug-in Hybrid': [2014, 2021] },
  'Toyota Prius': { 'Petrol Plug-in Hybrid': [2012, 2100], 'Petrol Hybrid': [2000, 2022] },
  'Toyota Yaris': { 'Petrol Hybrid': [2012, 2100], Petrol: [1999, 2020], Diesel: [2001, 2016] },
  'Toyota Corolla': { 'Petrol Hybrid': [2019, 2100], Petrol: [1990, 2022], Diesel: [2001, 2018] },
  'Toyota Auris': { 'Petrol Hybrid': [2010, 2019] },
  'Toyota RAV4': {
    'Petrol Hybrid': [2016, 2100],
    'Petrol Plug-in Hybrid': [2021, 2100],
    Diesel: [2001, 2018],
    Petrol: [1994, 2018],
  },
  'Toyota C-HR': { Petrol: [2016, 2019], 'Petrol Plug-in Hybrid': [2024, 2100] },
  'Toyota Urban Cruiser': { Electric: [2025, 2100], Diesel: [2009, 2014], Petrol: [2009, 2014] },
  'Toyota Aygo X': { Petrol: [2022, 2025], 'Petrol Hybrid': [2025, 2100] },
  'Honda HR-V': { 'Petrol Hybrid': [2021, 2100], Petrol: [1999, 2020], Diesel: [2015, 2020] },
  'Honda Jazz': { 'Petrol Hybrid': [2011, 2100], Petrol: [2002, 2020] },
  'Honda Civic': { 'Petrol Hybrid': [2022, 2100], Petrol: [1991, 2022] },
  'Porsche 911': { 'Petrol Hybrid': [2024, 2100] },
  'Porsche Macan': { Electric: [2024, 2100], Petrol: [2014, 2024], Diesel: [2014, 2018] },
  'Porsche Cayenne': { Diesel: [2009, 2018] },
  'Porsche Panamera': { Diesel: [2011, 2018] },
  'MINI Hatch': { Diesel: [2003, 2019], Electric: [2020, 2100] },
  'Smart Fortwo': { Electric: [2012, 2023], Petrol: [1998, 2019] },
  'Smart Forfour': { Electric: [2017, 2021], Petrol: [2004, 2019] },
  'MG ZS': { Electric: [2019, 2100], 'Petrol Hybrid': [2024, 2100] },
  'MG MG3': { 'Petrol Hybrid': [2024, 2100], Petrol: [2013, 2023] },
  'Mercedes-Benz C-Class': { 'Petrol Hybrid': [2021, 2100] },
  'Mercedes-Benz CLA-Class': { Electric: [2025, 2100] },
  'Mercedes-Benz B-Class': { Electric: [2015, 2019] },
  'BMW 3 Series': { 'Petrol Plug-in Hybrid': [2016, 2100] },
  'Fiat 500': {
    Electric: [2021, 2100],
    Diesel: [2008, 2017],
    'Petrol Hybrid': [2020, 2100],
    Petrol: [2008, 2021],
  },
};

/** What applies to most models of a make. */
const byMake: Readonly<Record<string, Readonly<Partial<Record<Fuel, Window>>>>> = {
  Toyota: { 'Petrol Hybrid': [2010, 2100] },
  Lexus: { 'Petrol Hybrid': [2005, 2100], Petrol: [1990, 2016], Diesel: [2005, 2013] },
  Hyundai: { Diesel: [2001, 2023] },
  Volvo: { Diesel: [2001, 2023] },
  Suzuki: { Diesel: [2003, 2018], 'Petrol Hybrid': [2020, 2100] },
  Honda: { Diesel: [2004, 2020] },
  Mazda: { Diesel: [2002, 2100] },
  Maserati: { Diesel: [2013, 2020] },
  Subaru: { Diesel: [2008, 2018], 'Petrol Hybrid': [2019, 2100] },
};

const usual: Readonly<Partial<Record<Fuel, Window>>> = {
  Electric: [2020, 2100],
  'Petrol Plug-in Hybrid': [2016, 2100],
  'Petrol Hybrid': [2020, 2100],
  'Bi Fuel': [2020, 2100],
  Diesel: [1990, 2100],
};

export function fuelYears(make: string, model: string, fuel: Fuel): Window {
  return byModel[`${make} ${model}`]?.[fuel] ?? byMake[make]?.[fuel] ?? usual[fuel] ?? always;
}

type FuelShares = Readonly<Partial<Record<Fuel, number>>>;

/** Shares of fuels among cars of a year: dealer adverts to 2022, new registrations for 2025. */
const sharesByYear: readonly (readonly [number, FuelShares])[] = [
  [2000, { Petrol: 0.85, Diesel: 0.14, 'Petrol Hybrid': 0.01 }],
  [2010, { Diesel: 0.58, Petrol: 0.37, 'Petrol Hybrid': 0.04 }],
  [2013, { Diesel: 0.55, Petrol: 0.38, 'Petrol Hybrid': 0.06 }],
  [2015, { Diesel: 0.65, Petrol: 0.27, 'Petrol Hybrid': 0.07, 'Petrol Plug-in Hybrid': 0.01 }],
  [
    2017,
    { Diesel: 0.65, Petrol: 0.24, 'Petrol Hybrid': 0.08, 'Petrol Plug-in Hybrid': 0.02, Electric: 0.005 },
  ],
  [
    2019,
    { Diesel: 0.58, Petrol: 0.34, 'Petrol Hybrid': 0.03, 'Petrol Plug-in Hybrid': 0.02, Electric: 0.01 },
  ],
  [2021, { Diesel: 0.38, Petrol: 0.33, 'Petrol Hybrid': 0.08, 'Petrol Plug-in Hybrid': 0.1, Electric: 0.07 }],
  [2022, { Petrol: 0.44, Diesel: 0.3, Electric: 0.09, 'Petrol Hybrid': 0.07, 'Petrol Plug-in Hybrid': 0.07 }],
  [
    2025,
    { Petrol: 0.25, 'Petrol Hybrid': 0.24, Electric: 0.19, Diesel: 0.17, 'Petrol Plug-in Hybrid': 0.15 },
  ],
];

/** The mix in which the models' own shares were measured. */
const measured: FuelShares = {
  Diesel: 0.5,
  Petrol: 0.36,
  'Petrol Hybrid': 0.06,
  'Petrol Plug-in Hybrid': 0.04,
  Electric: 0.03,
};

/** How much more common a fuel is in a year than in the mix over all years. */
export function fuelTilt(fuel: Fuel, year: number): number {
  const before = sharesByYear.findLast(([from]) => from <= year) ?? sharesByYear[0];
  const after = sharesByYear.find(([from]) => from >= year) ?? sharesByYear.at(-1);
  if (before === undefined || after === undefined) return 1;
  const part = after[0] === before[0] ? 0 : (year - before[0]) / (after[0] - before[0]);
  const share = (before[1][fuel] ?? 0.005) * (1 - part) + (after[1][fuel] ?? 0.005) * part;
  return share / (measured[fuel] ?? 0.02);
}
