import { describe, expect, it } from 'vitest';
import { exampleAdvert } from '../advert/example-advert.ts';
import { buildSavedAdsItem } from '../saved/saved-ads-item.ts';
import { savedVehicleOfSavedAdsItem } from '../saved/saved-vehicle.ts';
import { illustrationNames } from './illustrations.ts';
import { iconSizes } from './names.ts';
import { buildSavedCarCard } from './saved-car-card.ts';
import { buildVehicleCard } from './vehicle-card.ts';

const finance = {
  quoteType: 'HP' as const,
  monthlyPayment: 249,
  deposit: 0,
  termMonths: 36,
  balloon: 0,
  apr: 6.9,
  totalCost: 9000,
};
const brandNew = {
  ...exampleAdvert,
  finance,
  vehicle: { ...exampleAdvert.vehicle, condition: 'New' as const },
};

describe('the names of illustrations', () => {
  it('are 28 subjects and six vehicles, each once', () => {
    expect(new Set(illustrationNames).size).toBe(34);
    expect(illustrationNames).toContain('bikes-dark-grey');
    expect(illustrationNames).toContain('0-percent-finance');
  });
});

describe('icon sizes', () => {
  it('are these', () => {
    expect(iconSizes).toEqual({ sm: 16, md: 24, lg: 32, xl: 48 });
  });
});

describe('buildVehicleCard', () => {
  it('links a card to its advert', () => {
    expect(buildVehicleCard({ ...exampleAdvert, finance })).toMatchObject({
      id: '0123456789ab',
      title: '191 Škoda Octavia',
      href: '/used-cars/skoda/octavia/fpa/0123456789ab',
      price: 14_950,
      isPoa: false,
      imageCount: 2,
      finance: { monthlyPayment: 249, quoteType: 'HP' },
      adType: 'standard',
      cardType: 'car-card',
    });
  });

  it('hides the finance of brand-new stock', () => {
    expect(buildVehicleCard(brandNew)).toMatchObject({
      isBrandNew: true,
      adType: 'brand-new',
      finance: null,
    });
  });

  it('shows a placeholder and POA where picture and price are missing', () => {
    expect(buildVehicleCard({ ...exampleAdvert, pictures: [], price: null })).toMatchObject({
      imageUrl: '/media/placeholder/cars/%d',
      imageCount: 0,
      isPoa: true,
      showImages: false,
    });
  });
});

describe('a card with one picture', () => {
  it('has nothing to leaf through', () => {
    expect(buildVehicleCard({ ...exampleAdvert, pictures: ['drawing:side'] }).showImages).toBe(false);
    expect(buildVehicleCard(exampleAdvert).showImages).toBe(true);
  });
});

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
    const saved = savedVehicleOfSavedAdsItem(buildSavedAdsItem(brandNew));
    expect(buildSavedCarCard(saved, 'Car')).toMatchObject({ isBrandNew: true, finance: null });
  });
});
