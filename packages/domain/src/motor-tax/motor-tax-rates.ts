/**
 * The day from which these rates apply, and the last year whose budget was checked and left them unchanged.
 */
export const motorTaxRates = { since: '2021-01-01', checkedFor: 2026 } as const;

/** Annual rates in euro. A band extends up to its first number; the last one has no upper end. */
export type Bands = readonly (readonly [upTo: number, annual: number])[];

const noLimit = Number.POSITIVE_INFINITY;

// biome-ignore format: reads as a table
export const engineBands: Bands = [
  [1000, 199], [1100, 299], [1200, 330], [1300, 358], [1400, 385], [1500, 413], [1600, 514], [1700, 544],
  [1800, 636], [1900, 673], [2000, 710], [2100, 906], [2200, 951], [2300, 994], [2400, 1034], [2500, 1080],
  [2600, 1294], [2700, 1345], [2800, 1391], [2900, 1443], [3000, 1494], [noLimit, 1809],
];

// biome-ignore format: reads as a table
export const nedcBands: Bands = [
  [0, 120], [80, 170], [100, 180], [110, 190], [120, 200], [130, 270], [140, 280], [155, 400],
  [170, 600], [190, 790], [225, 1250], [noLimit, 2400],
];

// biome-ignore format: reads as a table
export const wltpBands: Bands = [
  [0, 120], [50, 140], [80, 150], [90, 160], [100, 170], [110, 180], [120, 190], [130, 200], [140, 210],
  [150, 270], [160, 280], [170, 420], [190, 600], [200, 790], [225, 1250], [noLimit, 2400],
];

/** By unladen weight in kg. */
export const goodsBands: Bands = [
  [3000, 333],
  [4000, 420],
  [12_000, 500],
  [noLimit, 900],
];

/** By engine capacity in cc. */
export const motorcycleBands: Bands = [
  [75, 49],
  [200, 67],
  [noLimit, 88],
];

/** By seats. */
export const busBands: Bands = [
  [20, 154],
  [40, 202],
  [noLimit, 403],
];

export const electricCar = 120;
/** Up to this unladen weight; a heavier electric goods vehicle pays the ordinary rate. */
export const lightElectricGoodsKg = 1500;
export const lightElectricGoods = 92;
export const electricMotorcycle = 35;
export const motorCaravan = 102;
export const vintageMotorcycle = 26;
export const vintageVehicle = 56;
export const vintageAge = 30;

export function annualRate(bands: Bands, value: number): number {
  const band = bands.find(([upTo]) => value <= upTo);
  if (band === undefined) throw new Error(`No motor tax band for ${value}`);
  return band[1];
}
