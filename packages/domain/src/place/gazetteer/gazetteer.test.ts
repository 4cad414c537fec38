import { describe, expect, it } from 'vitest';
import { foldToKey } from '../../slug/fold.ts';
import { counties } from '../counties.ts';
import { distanceKm } from '../distance.ts';
import type { Position } from '../place.ts';
import { towns } from '../towns.ts';
import { findSettlements, listSettlements, settlementsOf } from './gazetteer.ts';

const settlements = listSettlements();

/** The extent of each county: south, north, west, east. */
// biome-ignore format: reads as a table
const extents: Readonly<Record<string, readonly [number, number, number, number]>> = {
  Antrim: [54.45, 55.32, -6.68, -5.67], Armagh: [54.03, 54.54, -6.9, -6.25], Carlow: [52.45, 52.95, -7.1, -6.48],
  Cavan: [53.75, 54.32, -8.07, -6.72], Clare: [52.55, 53.18, -9.95, -8.28], Cork: [51.4, 52.4, -10.25, -7.83],
  Derry: [54.62, 55.22, -7.43, -6.42], Donegal: [54.42, 55.45, -8.9, -6.9], Down: [54, 54.72, -6.4, -5.4],
  Dublin: [53.17, 53.65, -6.56, -5.99], Fermanagh: [54.1, 54.6, -8.2, -7.1], Galway: [52.95, 53.75, -10.35, -7.98],
  Kerry: [51.68, 52.62, -10.7, -9.1], Kildare: [52.85, 53.46, -7.18, -6.44], Kilkenny: [52.24, 52.9, -7.68, -6.92],
  Laois: [52.77, 53.22, -7.75, -6.9], Leitrim: [53.78, 54.48, -8.45, -7.55], Limerick: [52.28, 52.76, -9.38, -8.13],
  Longford: [53.5, 53.95, -8.05, -7.35], Louth: [53.69, 54.12, -6.72, -6.08], Mayo: [53.46, 54.35, -10.3, -8.55],
  Meath: [53.37, 53.93, -7.36, -6.2], Monaghan: [53.88, 54.43, -7.36, -6.53], Offaly: [52.82, 53.45, -8.1, -6.96],
  Roscommon: [53.28, 54.13, -8.8, -7.85], Sligo: [53.9, 54.5, -9.15, -8.1], Tipperary: [52.18, 53.18, -8.5, -7.35],
  Tyrone: [54.33, 54.93, -7.95, -6.45], Waterford: [51.92, 52.37, -8.16, -6.93], Westmeath: [53.3, 53.82, -8, -6.94],
  Wexford: [52.1, 52.82, -7.05, -6.12], Wicklow: [52.67, 53.25, -6.82, -5.98],
};

describe('the gazetteer', () => {
  it('knows the towns and villages of all 32 counties', () => {
    expect(settlements.length).toBeGreaterThan(1800);
    expect(counties.filter(({ name }) => settlementsOf(name).length < 15)).toEqual([]);
  });

  it('still finds every main town, by its English and its Irish name', () => {
    const lost = towns.filter(({ name, irishName, county }) =>
      [name, irishName].some((text) => !findSettlements(text).some((found) => found.county === county)),
    );
    expect(lost).toEqual([]);
  });

  it('names no place of a county twice', () => {
    const names = settlements.flatMap(({ county, name, names }) =>
      [...new Set(names.slice(0, -1).concat(name).map(foldToKey))].map((key) => `${county} ${key}`),
    );
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });

  it('gives every place a name, a county of the table and a rounded population', () => {
    const known = new Set(counties.map(({ name }) => name));
    const odd = settlements.filter(
      ({ name, county, population }) =>
        !/^\p{L}[\p{L}’' .-]+$/u.test(name) || !known.has(county) || !(population > 0),
    );
    expect(odd).toEqual([]);
  });

  it('puts no place far away from the others of its county', () => {
    const lonely = settlements.filter((place) => nearestKm(place, settlementsOf(place.county)) > 20);
    expect(lonely.map(({ name, county }) => `${name}, ${county}`)).toEqual([]);
  });

  it('keeps every place inside its county, give or take five kilometres', () => {
    const stray = settlements.filter(({ county, latitude, longitude }) => {
      const [south, north, west, east] = extents[county] ?? [0, 0, 0, 0];
      const [lat, lon] = [5 / 111, 5 / 66];
      return (
        latitude < south - lat || latitude > north + lat || longitude < west - lon || longitude > east + lon
      );
    });
    expect(stray.map(({ name, county }) => `${name}, ${county}`)).toEqual([]);
  });

  it.each([
    ['Mainistir na Féile', 'Abbeyfeale'],
    ['Béal an Mhuirthead', 'Belmullet'],
    ['an spideal', 'Spiddal'],
    ['Newtownsandes', 'Moyvane'],
    ['Saint Johnston', 'St Johnston'],
    ['CARRICK ON SUIR', 'Carrick-on-Suir'],
  ])('finds %s as %s', (text, name) => {
    expect(findSettlements(text)[0]?.name).toBe(name);
  });

  it('lists the largest place of a name first', () => {
    const [first, ...others] = findSettlements('Blackrock');
    expect(first?.county).toBe('Dublin');
    expect(others.map(({ county }) => county)).toEqual(['Cork', 'Louth']);
  });
});

function nearestKm(place: Position, others: readonly Position[]): number {
  return Math.min(...others.filter((other) => other !== place).map((other) => distanceKm(place, other)));
}
