import type { CarBody, CarModel } from './taxonomy-types.ts';

/** The doors of each body, the usual number first; a saloon with five is a hatchback. */
const doorsOfBody: Readonly<Record<CarBody, readonly number[]>> = {
  Hatchback: [5, 3],
  Saloon: [4, 2],
  Estate: [5],
  SUV: [5, 3],
  MPV: [5],
  Coupe: [2, 3, 4, 5],
  Convertible: [2],
  'Pick-up': [4],
};

/** Far enough ahead for a body that is still built. */
const on = 2100;

/**
 * Bodies that a model had for only part of its life. Each has its first and last year, followed by the next
 * two if it came back.
 */
// biome-ignore format: one model a line reads as a table
const bodyYears: Readonly<Record<string, Readonly<Partial<Record<CarBody, readonly number[]>>>>> = {
  Ibiza: { Estate: [2010, 2017] },
  Astra: { Saloon: [1991, 2014] },
  Focus: { Saloon: [1998, 2012] },
  Fabia: { Estate: [2000, 2022] },
  Clio: { Estate: [2008, 2019] },
  Mondeo: { Saloon: [1993, 2022], Hatchback: [1993, 2021] },
  A5: { Hatchback: [2009, 2024], Saloon: [2024, on], Estate: [2024, on], Coupe: [2007, 2024], Convertible: [2009, 2024] },
  'C-Class': { Coupe: [2011, 2023], Convertible: [2016, 2023] },
  'E-Class': { Coupe: [2009, 2023], Convertible: [2010, 2023] },
  'DS 3': { SUV: [2019, on], Hatchback: [2010, 2019], Convertible: [2012, 2019] },
  '2 Series': { Saloon: [2020, on] },
  'T-Roc': { Convertible: [2020, 2024] },
  A3: { Saloon: [2013, on], Convertible: [2008, 2020] },
  'A-Class': { Saloon: [2018, on] },
  Megane: { Convertible: [2003, 2016] },
  Civic: { Saloon: [1991, 2021], Estate: [2014, 2018], Coupe: [1994, 2005] },
  Corolla: { Estate: [2019, on], Hatchback: [1990, 2006, 2019, on] },
  Espace: { MPV: [1984, 2023], SUV: [2023, on] },
  5008: { MPV: [2010, 2016], SUV: [2017, on] },
  Leaf: { Hatchback: [2011, 2025], SUV: [2025, on] },
};

/** The bodies that the model was sold with in a year, the most common first. */
export function bodiesInYear({ name, bodies }: CarModel, year: number): readonly CarBody[] {
  const years = bodyYears[name];
  if (years === undefined) return bodies;
  const built = bodies.filter((body) => isInTime(years[body], year));
  return built.length > 0 ? built : bodies.slice(0, 1);
}

function isInTime(years: readonly number[] | undefined, year: number): boolean {
  if (years === undefined) return true;
  return years.some((from, index) => index % 2 === 0 && from <= year && year <= (years[index + 1] ?? on));
}

/** The doors of a model with a body, the usual number first. */
export function doorsOf({ doors = [5] }: CarModel, body: CarBody): readonly number[] {
  const fitting = doorsOfBody[body].filter((number) => doors.includes(number));
  return fitting.length > 0 ? fitting : doorsOfBody[body].slice(0, 1);
}

/** A body's weight relative to a hatchback, as far as it affects the engine. */
const weightOfBody: Readonly<Partial<Record<CarBody, number>>> = {
  SUV: 1.09,
  MPV: 1.07,
  Estate: 1.02,
  'Pick-up': 1.3,
  Convertible: 1.04,
};

/** Built on a frame, or as heavy as if they were. */
const heavyModels =
  /^(Land Cruiser|Pajero|Discovery$|Defender|Range Rover( Sport)?$|Rexton|Wrangler|Patrol|G-Class|Grand Cherokee|Grenadier)/;

/** How much more a car of the model burns than a hatchback with the same engine. */
export function heavinessOf(model: string, body: CarBody): number {
  return heavyModels.test(model) ? 1.2 : (weightOfBody[body] ?? 1);
}
