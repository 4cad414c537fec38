import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { exampleRow, makeFolder } from '../reading/temporary-feed.ts';
import { parseFeedRow } from '../rows/parse-feed-row.ts';
import { createColumnsOfRow } from './feed-columns.ts';
import { buildFeedMap, readFeedMap } from './feed-map.ts';

let folder: ReturnType<typeof makeFolder>;
beforeEach(() => {
  folder = makeFolder();
});
afterEach(() => folder.remove());

function parseWith(map: unknown, changes: Record<string, unknown>) {
  const row = exampleRow('A1', changes);
  const columns = createColumnsOfRow(buildFeedMap(map))(row);
  return { columns, parsed: parseFeedRow(row, 'test', { columns }) };
}

describe('a map', () => {
  it('translates the feed’s columns and values into ours', () => {
    const map = { columns: { 'Veh Type': 'body' }, values: { body: { 'Big Jeep': 'SUV' } } };
    const { columns, parsed } = parseWith(map, { 'Veh Type': 'BIG JEEP ' });
    expect(parsed).toMatchObject({ kind: 'ok', advert: { vehicle: { body: 'SUV' } }, warnings: [] });
    expect(columns.unknown).toEqual([]);
  });

  it('takes precedence over a column with that name', () => {
    const { parsed } = parseWith({ columns: { lackfarbe: 'colour' } }, { colour: 'Red', Lackfarbe: 'Blue' });
    expect(parsed).toMatchObject({ advert: { vehicle: { colour: 'Blue' } } });
  });

  it('may name a column with its unit', () => {
    const { parsed } = parseWith({ columns: { Tacho: 'mileageMiles' } }, { Tacho: 62_000 });
    expect(parsed).toMatchObject({ advert: { vehicle: { mileage: 99_780 } } });
  });

  it('ignores a column with a dash, whatever its name', () => {
    const { columns, parsed } = parseWith(
      { columns: { warp: '-', colour: '-' } },
      { warp: 9, colour: 'Sparkly' },
    );
    expect(columns.unknown).toEqual([]);
    expect(parsed).toMatchObject({ advert: { vehicle: { colour: null } }, warnings: [] });
  });

  it('sets a value that every row leaves out', () => {
    const map = { constants: { dealerName: 'Lee Cars', county: 'Kerry' } };
    const { parsed } = parseWith(map, { county: '', sellerName: '' });
    expect(parsed).toMatchObject({
      advert: { seller: { kind: 'trade', dealer: { name: 'Lee Cars' } }, place: { county: 'Kerry' } },
    });
    expect(parseWith(map, {}).parsed).toMatchObject({ advert: { place: { county: 'Cork' } } });
  });

  it.each([
    [
      { colums: {} },
      /^The map cannot be used: .*it must be an object with "columns", "values" and "constants"/,
    ],
    [[], /it must be an object with/],
    [{ columns: { a: 5 } }, /^The map cannot be used: columns → a: /],
    [{ columns: { a: 'warp' } }, /"warp" is not one of our columns\.$/],
    [{ values: { body: { Jeep: 'Spaceship' } } }, /Body type "Spaceship" is not one of Hatchback/],
    [{ constants: { colour: 'Sparkly' } }, /Colour "Sparkly" is not one of/],
  ])('%j is refused with a sentence', (map, sentence) => {
    expect(() => buildFeedMap(map)).toThrow(sentence);
  });

  it('is refused if its file cannot be read', () => {
    expect(() => readFeedMap(folder.write('map.json', '{'))).toThrow(/map\.json is not valid JSON\.$/);
    expect(() => readFeedMap(`${folder.path}/none.json`)).toThrow(/none\.json cannot be read\.$/);
  });
});
