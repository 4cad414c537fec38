import { exampleAdvert } from '@forecourt/domain/testing';
import { describe, expect, it } from 'vitest';
import { buildSavedAdsItem } from './saved-ads-item.ts';
import { isExpired, savedVehicleOfSavedAdsItem } from './saved-vehicle.ts';

const finance = {
  quoteType: 'PCP' as const,
  monthlyPayment: 249,
  deposit: 1000,
  termMonths: 36,
  balloon: 5000,
  apr: 6.9,
  totalCost: 15_000,
};

describe('a saved-ads item', () => {
  it('gives the advert’s current state', () => {
    expect(buildSavedAdsItem({ ...exampleAdvert, status: 'ended' })).toMatchObject({
      id: '0123456789ab',
      status: 'ended',
      yearHalfYear: '191',
      title: '191 Škoda Octavia',
      imageCount: 2,
      price: 14_950,
      poa: false,
      condition: 'Used',
      finance: null,
    });
  });

  it('has a placeholder without a picture, and POA without a price', () => {
    const item = buildSavedAdsItem({ ...exampleAdvert, channel: 'Commercial', pictures: [], price: null });
    expect(item).toMatchObject({
      imageUrl: '/media/placeholder/commercials/%d',
      imageCount: 0,
      price: null,
      poa: true,
    });
  });

  it('becomes a saved vehicle with its own status', () => {
    const item = buildSavedAdsItem({ ...exampleAdvert, status: 'ended', finance });
    const { id, yearHalfYear: _, ...rest } = item;
    expect(savedVehicleOfSavedAdsItem(item)).toEqual({
      ...rest,
      publicReference: id,
      finance: { monthlyPayment: 249, quoteType: 'PCP' },
    });
  });
});

describe('a saved-ads item whose flag and price disagree', () => {
  it('is POA if either says so', () => {
    const item = buildSavedAdsItem(exampleAdvert);
    expect(savedVehicleOfSavedAdsItem({ ...item, poa: true }).poa).toBe(true);
    expect(savedVehicleOfSavedAdsItem({ ...item, price: 10_000_000 }).poa).toBe(true);
    expect(savedVehicleOfSavedAdsItem(item).poa).toBe(false);
  });
});

describe('isExpired', () => {
  it('is true for everything except live', () => {
    expect(isExpired('live')).toBe(false);
    for (const status of ['ended', 'sold', '', 'LIVE']) expect(isExpired(status)).toBe(true);
  });
});
