import { describe, expect, it } from 'vitest';
import { listSettlements } from '../place/gazetteer/gazetteer.ts';
import { parsePlace } from '../place/parse-place.ts';
import { parseNear } from './parse-near.ts';

const settlements = listSettlements();

describe('parseNear', () => {
  it('gives every settlement a name that leads back to it', () => {
    const lost = settlements.filter((settlement) => {
      const near = parseNear(`${settlement.name}, Co. ${settlement.county}`);
      const again = near && parseNear(near.name);
      return again?.latitude !== settlement.latitude || again.longitude !== settlement.longitude;
    });
    expect(lost.map(({ name, county }) => `${name}, ${county}`)).toEqual([]);
  });

  it('finds a settlement in a feed by each of its names and its county', () => {
    const lost = settlements.flatMap(({ county, names, latitude }) =>
      names.filter((town) => {
        const parsed = parsePlace({ town, county });
        return parsed.kind === 'bad' || parsed.place.latitude !== latitude;
      }),
    );
    expect(lost).toEqual([]);
  });

  it.each([
    ['Dublin 12', 'D12'],
    ['D12 X2V6', 'D12'],
    ['cork', 'cork'],
    ['Cork City', 'cork'],
    ['Blackrock, Co. Louth', 'blackrock-louth'],
    ['blackrock-louth', 'blackrock-louth'],
    ['An Spidéal', 'spiddal'],
    ['north-dublin', 'north-dublin'],
    ['53.35,-6.26', '53.35,-6.26'],
  ])('finds %s as %s', (text, name) => {
    expect(parseNear(text)?.name).toBe(name);
  });

  it.each(['kerry', 'Co. Kerry', 'Atlantis', '48.85,2.35', '', '💥'])('finds no point for %j', (text) => {
    expect(parseNear(text)).toBeUndefined();
  });
});
