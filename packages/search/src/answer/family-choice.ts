import type { AttributeCondition, SearchQuery } from '@forecourt/domain';
import { addBit, addRange, type Bitset } from '../bits/bitset.ts';
import { type Windows, windowsOf } from '../bits/windows.ts';
import type { ChannelIndex } from '../index/channel-index.ts';
import type { FoldedNames } from '../rows/folded-names.ts';

const makeFits = 1;
const modelFits = 2;
const bothFit = 3;

/** The makes and models of a search. */
export interface FamilyChoice {
  hasMakes: boolean;
  hasModels: boolean;
  /** By family: whether its make is chosen, its model, or both. */
  fits: Uint8Array;
}

/** Null if any make and model will do. */
export function findFamilyChoice(index: ChannelIndex, filters: SearchQuery['filters']): FamilyChoice | null {
  if (!filters?.make && !filters?.model) return null;
  const { families } = index.schema;
  const makes = flagsOf(families.makeNames, families.makes.size, filters.make);
  const models = flagsOf(families.modelNames, families.models.size, filters.model);
  const fits = new Uint8Array(families.count);
  for (let family = 0; family < fits.length; family++) {
    const isMake = makes === null || makes[families.makeOf[family] ?? 0] === 1;
    const isModel = models === null || models[families.modelOf[family] ?? 0] === 1;
    fits[family] = (isMake ? makeFits : 0) | (isModel ? modelFits : 0);
  }
  return { hasMakes: makes !== null, hasModels: models !== null, fits };
}

/** By code: 1 for the chosen names. Null if none is chosen. */
function flagsOf(
  names: FoldedNames,
  size: number,
  condition: AttributeCondition | undefined,
): Uint8Array | null {
  if (!condition) return null;
  const flags = new Uint8Array(size);
  if (!('anyOf' in condition)) return flags;
  for (const name of condition.anyOf) for (const code of names.codesOf(String(name))) flags[code] = 1;
  return flags;
}

export function fitsMake({ fits }: FamilyChoice, family: number): boolean {
  return ((fits[family] ?? 0) & makeFits) !== 0;
}

export function fitsModel({ fits }: FamilyChoice, family: number): boolean {
  return ((fits[family] ?? 0) & modelFits) !== 0;
}

/** Writes the documents of the chosen families into an empty set and returns their windows. */
export function fillChosen(index: ChannelIndex, choice: FamilyChoice, out: Bitset): Windows {
  return fillFitting(index, choice, bothFit, out);
}

/** Writes the documents of the chosen makes, of any model, into an empty set. */
export function fillMakes(index: ChannelIndex, choice: FamilyChoice, out: Bitset): void {
  fillFitting(index, choice, makeFits, out);
}

/** Writes the documents of the chosen models, of any make, into an empty set. */
export function fillModels(index: ChannelIndex, choice: FamilyChoice, out: Bitset): void {
  fillFitting(index, choice, modelFits, out);
}

/** Writes the documents of makes, or of models, with one of these names into an empty set. */
export function fillNamed(
  index: ChannelIndex,
  key: 'make' | 'model',
  names: readonly (string | number)[],
  out: Bitset,
): void {
  const choice = findFamilyChoice(index, { [key]: { anyOf: names } });
  if (choice) fillChosen(index, choice, out);
}

function fillFitting(index: ChannelIndex, { fits }: FamilyChoice, wanted: number, out: Bitset): Windows {
  const { ranges, laidOut } = index.derived;
  const isFitting = (family: number) => ((fits[family] ?? 0) & wanted) === wanted;
  const standing: (readonly [number, number])[] = [];
  for (const family of ranges.sorted) {
    if (!isFitting(family)) continue;
    const range = ranges.ofFamily(family);
    addRange(out, range[0], range[1]);
    standing.push(range);
  }
  const families = index.rows.families.data;
  for (let doc = laidOut; doc < index.rows.count; doc++) {
    if (isFitting(families[doc] ?? 0)) addBit(out, doc);
  }
  standing.push([laidOut, index.rows.count]);
  return windowsOf(standing);
}
