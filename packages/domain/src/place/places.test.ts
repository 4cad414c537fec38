import { describe, expect, it } from 'vitest';
import { counties } from './counties.ts';
import { distanceKm } from './distance.ts';
import { findRoutingKey } from './find-routing-key.ts';
import { findTown } from './find-town.ts';
import type { Position } from './place.ts';
import { routingKeys } from './routing-keys.ts';
import { towns } from './towns.ts';

const isInIreland = ({ latitude, longitude }: Position) =>
  latitude > 51.4 && latitude < 55.4 && longitude > -10.6 && longitude < -5.4;

describe('the tables of places', () => {
  it('know 32 counties, 26 of them in the Republic', () => {
    expect(counties).toHaveLength(32);
    expect(counties.filter((county) => county.jurisdiction === 'IE')).toHaveLength(26);
  });

  it('name each county, town and routing key once', () => {
    for (const names of [
      counties.map((c) => c.slug),
      towns.map((t) => t.slug),
      routingKeys.map((r) => r.key),
    ]) {
      expect(new Set(names).size).toBe(names.length);
    }
  });

  it('keep every place inside Ireland', () => {
    expect([...counties, ...towns, ...routingKeys].filter((place) => !isInIreland(place))).toEqual([]);
  });

  it('put every town and routing key near the middle of its county', () => {
    const middles = new Map(counties.map((county) => [county.name, county]));
    const farAway = [...towns, ...routingKeys].filter((place) => {
      const middle = middles.get(place.county);
      return !middle || distanceKm(place, middle) > 80;
    });
    expect(farAway).toEqual([]);
  });

  it('give every town of the Republic, and none of the North, a routing key that exists', () => {
    const northern = new Set(counties.filter((c) => c.jurisdiction === 'NI').map((c) => c.name));
    const wrong = towns.filter((town) =>
      northern.has(town.county) ? town.routingKey !== null : !findRoutingKey(town.routingKey ?? ''),
    );
    expect(wrong).toEqual([]);
  });

  it('give no plate code to two counties', () => {
    const codes = counties.flatMap((county) => [...county.plateCodes, ...county.oldPlateCodes]);
    expect(new Set(codes).size).toBe(codes.length);
  });
});

describe('findTown', () => {
  it('finds slugs and accents', () => {
    expect(findTown('dun-laoghaire')?.name).toBe('Dún Laoghaire');
    expect(findTown('DÚN LAOGHAIRE')?.county).toBe('Dublin');
    expect(findTown('Atlantis')).toBeUndefined();
  });
});

describe('findRoutingKey', () => {
  it('finds every key of the table', () => {
    expect(routingKeys.filter((area) => findRoutingKey(area.key) !== area)).toEqual([]);
  });

  it('finds a key and a whole Eircode, in any case', () => {
    expect(findRoutingKey('d15')?.county).toBe('Dublin');
    expect(findRoutingKey('H91 ab12')?.town).toBe('Galway');
  });

  it('finds nothing in other texts', () => {
    expect(findRoutingKey('Z99')).toBeUndefined();
    expect(findRoutingKey('D15 X')).toBeUndefined();
    expect(findRoutingKey('D15 ????')).toBeUndefined();
  });
});

describe('distanceKm', () => {
  const dublin = { latitude: 53.3498, longitude: -6.2603 };
  const cork = { latitude: 51.8985, longitude: -8.4756 };

  it('is about 219 km from Dublin to Cork, either way', () => {
    expect(distanceKm(dublin, cork)).toBeCloseTo(219, -1);
    expect(distanceKm(cork, dublin)).toBe(distanceKm(dublin, cork));
  });

  it('is zero from a place to itself and half the globe to its antipode', () => {
    expect(distanceKm(dublin, dublin)).toBe(0);
    expect(distanceKm({ latitude: 0, longitude: 0 }, { latitude: 0, longitude: 180 })).toBeCloseTo(
      20015.1,
      0,
    );
  });
});
