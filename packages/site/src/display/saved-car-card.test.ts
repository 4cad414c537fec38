import { exampleAdvert } from '@forecourt/domain/testing';
import { describe, expect, it } from 'vitest';
import { buildSavedAdsItem } from '../saved/saved-ads-item.ts';
import { savedVehicleOfSavedAdsItem } from '../saved/saved-vehicle.ts';
import { buildSavedCarCard } from './saved-car-card.ts';

const finance = {
  quoteType: 'HP' as const,
  monthlyPayment: 249,
  deposit: 0,
  termMonths: 36,
  balloon: 0,
  apr: 6.9,
  totalCost: 9000,
};

describe('buildSavedCarCard', () => {
  it('links a saved vehicle to its advert', () => {
    const saved = savedVehicleOfSavedAdsItem(buildSavedAdsItem({ ...exampleAdvert, finance }));
    expect(buildSavedCarCard(saved, 'Car')).toMatchObject({
      id: '0123456789ab',
      href: '/used-cars/skoda/octavia/fpa/0123456789ab',
      finance: { monthlyPayment: 249 },
      isBrandNew: false,
    });
  });

  it('hides the finance of brand-new stock', () => {
    const vehicle = { ...exampleAdvert.vehicle, condition: 'New' as const };
    const saved = savedVehicleOfSavedAdsItem(buildSavedAdsItem({ ...exampleAdvert, finance, vehicle }));
    expect(buildSavedCarCard(saved, 'Car')).toMatchObject({ isBrandNew: true, finance: null });
  });
});
