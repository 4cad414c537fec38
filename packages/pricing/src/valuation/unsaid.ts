import type { VehicleFacts } from '../market/vehicle-facts.ts';
import { type Measure, measureCount, measureIndex } from '../model/measures.ts';
import { firstWordSlot, type SlotName, slotCount, slotPlaces, wordSlots } from '../model/slots.ts';

interface Attribute {
  key: keyof VehicleFacts;
  label: string;
  slots: readonly SlotName[];
  measures: readonly Measure[];
}

const attributes: readonly Attribute[] = [
  { key: 'mileage', label: 'mileage', slots: [], measures: ['km'] },
  { key: 'fuel', label: 'fuel', slots: ['fuel', 'modelFuel'], measures: [] },
  { key: 'transmission', label: 'gearbox', slots: ['gearbox'], measures: [] },
  { key: 'body', label: 'body', slots: ['body', 'modelBody'], measures: [] },
  { key: 'derivative', label: 'version', slots: [], measures: [] },
  { key: 'drivetrain', label: 'drive', slots: ['drive'], measures: [] },
  { key: 'powerKw', label: 'power', slots: [], measures: ['power', 'electricPower'] },
  { key: 'batteryKwh', label: 'battery', slots: [], measures: ['battery'] },
  { key: 'wheelbase', label: 'wheelbase', slots: ['wheelbase'], measures: [] },
  { key: 'roofHeight', label: 'roof', slots: ['roof'], measures: [] },
  { key: 'cab', label: 'cab', slots: ['cab'], measures: [] },
  { key: 'grossWeightKg', label: 'weight', slots: [], measures: ['weight'] },
  { key: 'equipmentCount', label: 'equipment', slots: [], measures: ['equipment'] },
];

/** The places of a row that a question leaves open. */
export interface Unsaid {
  slots: readonly number[];
  measures: readonly number[];
}

export function findUnsaid(facts: VehicleFacts): Unsaid {
  const open = attributes.filter(({ key }) => facts[key] === null);
  const words = Array.from({ length: wordSlots }, (_, index) => firstWordSlot + index);
  return {
    slots: [
      ...open.flatMap(({ slots }) => slots.map((name) => slotPlaces[name])),
      ...(facts.derivative === null ? words : []),
    ],
    measures: open.flatMap(({ measures }) => measures.map(measureIndex)),
  };
}

/** What was left open and matters to every vehicle, in words. */
export function describeUnsaid(facts: VehicleFacts): string[] {
  const told = new Set(['mileage', 'fuel', 'transmission', 'body', 'derivative']);
  return attributes.filter(({ key }) => told.has(key) && facts[key] === null).map(({ label }) => label);
}

interface Columns {
  terms: Uint32Array;
  measures: Float32Array;
}

/** Copies of a row, each with its gaps filled in from one row of the market. */
export function fillFrom(row: Columns, unsaid: Unsaid, market: Columns, rows: readonly number[]): Columns {
  const terms = new Uint32Array(rows.length * slotCount);
  const measures = new Float32Array(rows.length * measureCount);
  for (const [copy, from] of rows.entries()) {
    terms.set(row.terms, copy * slotCount);
    measures.set(row.measures, copy * measureCount);
    for (const slot of unsaid.slots)
      terms[copy * slotCount + slot] = market.terms[from * slotCount + slot] ?? 0;
    for (const measure of unsaid.measures)
      measures[copy * measureCount + measure] = market.measures[from * measureCount + measure] ?? Number.NaN;
  }
  return { terms, measures };
}
