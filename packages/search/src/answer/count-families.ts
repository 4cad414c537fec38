import { type Bitset, countRange, hasBit } from '../bits/bitset.ts';
import type { ChannelIndex } from '../index/channel-index.ts';
import type { ModelCount, ValueCount } from '../query/search-result.ts';
import { type FamilyChoice, fitsMake, fitsModel } from './family-choice.ts';

export interface FamilyCounts {
  /** Makes of the chosen models, whatever make is chosen. */
  makes: ValueCount[];
  /** Models of the chosen makes, whatever model is chosen; none if no make is. */
  models: ModelCount[];
  /** How many would be found if no make, or no model, were chosen. */
  withoutMakes: number;
  withoutModels: number;
}

/** Counts a set by make and by model. Families are sorted by make and model, and so are the counts. */
export function countFamilies(index: ChannelIndex, choice: FamilyChoice | null, set: Bitset): FamilyCounts {
  const { families } = index.schema;
  const counts = countEach(index, set);
  const found: FamilyCounts = { makes: [], models: [], withoutMakes: 0, withoutModels: 0 };
  let lastMake = -1;
  for (const family of families.sorted()) {
    const count = counts[family] ?? 0;
    if (count === 0) continue;
    if (!choice || fitsModel(choice, family)) {
      const make = families.makeOf[family] ?? 0;
      const last = found.makes.at(-1);
      if (last && make === lastMake) last.count += count;
      else found.makes.push({ value: families.makeName(family), count });
      lastMake = make;
      found.withoutMakes += count;
    }
    if (choice && fitsMake(choice, family)) {
      if (choice.hasMakes) {
        found.models.push({ make: families.makeName(family), model: families.modelName(family), count });
      }
      found.withoutModels += count;
    }
  }
  return found;
}

/** How many documents of a set each family has. The counts of all live documents are already known. */
function countEach(index: ChannelIndex, set: Bitset): ArrayLike<number> {
  const { ranges, live, liveOfFamily, laidOut } = index.derived;
  if (set === live) return liveOfFamily;
  const counts = new Int32Array(index.schema.families.count);
  for (const family of ranges.sorted) {
    const range = ranges.ofFamily(family);
    counts[family] = countRange(set, range[0], range[1]);
  }
  const families = index.rows.families.data;
  for (let doc = laidOut; doc < index.rows.count; doc++) {
    const family = families[doc] ?? 0;
    if (hasBit(set, doc)) counts[family] = (counts[family] ?? 0) + 1;
  }
  return counts;
}
