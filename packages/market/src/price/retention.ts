/** Share of the newest plates' price that is left at an age in years. */
type Curve = readonly (readonly [age: number, share: number])[];

/** Medians over about a hundred models on Irish dealer adverts; data is thin from twelve years on. */
// biome-ignore format: reads as a table
const carCurve: Curve = [
  [0, 1], [1, 0.88], [2, 0.8], [3, 0.69], [4, 0.6], [5, 0.52], [6, 0.46], [7, 0.41], [8, 0.35], [9, 0.31], [10, 0.26],
  [12, 0.175], [15, 0.11], [18, 0.078], [22, 0.06], [30, 0.06], [40, 0.1],
];

// biome-ignore format: reads as a table
const vanCurve: Curve = [
  [0, 1], [1, 0.8], [2, 0.69], [3, 0.59], [4, 0.51], [5, 0.44], [6, 0.38], [7, 0.33], [8, 0.28], [10, 0.2], [12, 0.14], [15, 0.08], [25, 0.05],
];

// biome-ignore format: reads as a table
const pickUpCurve: Curve = [
  [0, 1], [1, 0.86], [2, 0.77], [3, 0.69], [4, 0.61], [5, 0.54], [6, 0.48], [7, 0.42], [8, 0.37], [10, 0.28], [12, 0.2], [15, 0.12], [25, 0.06],
];

const truckCurve: Curve = [
  [0, 1],
  [1, 0.82],
  [3, 0.55],
  [6, 0.35],
  [10, 0.18],
  [15, 0.09],
  [25, 0.05],
];

// biome-ignore format: reads as a table
const bikeCurve: Curve = [
  [0, 1], [1, 0.86], [2, 0.78], [3, 0.71], [4, 0.65], [5, 0.59], [6, 0.54], [7, 0.5], [8, 0.46], [10, 0.39], [12, 0.33], [15, 0.26], [20, 0.18], [30, 0.16], [40, 0.22],
];

export const retentionCurves = {
  car: carCurve,
  van: vanCurve,
  pickUp: pickUpCurve,
  truck: truckCurve,
  bike: bikeCurve,
};

export type RetentionCurve = keyof typeof retentionCurves;

/** Between two ages the share falls by the same factor each month. */
export function retentionAt(curve: RetentionCurve, age: number): number {
  const rows = retentionCurves[curve];
  const before = rows.findLast(([from]) => from <= age) ?? rows[0];
  const after = rows.find(([to]) => to >= age) ?? rows.at(-1);
  if (before === undefined || after === undefined) return 1;
  if (before[0] === after[0]) return before[1];
  const part = (age - before[0]) / (after[0] - before[0]);
  return Math.exp(Math.log(before[1]) * (1 - part) + Math.log(after[1]) * part);
}
