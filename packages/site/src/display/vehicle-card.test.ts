import { exampleAdvert } from '@forecourt/domain/testing';
import { describe, expect, it } from 'vitest';
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

  it('shows a placeholder and POA if picture and price are missing', () => {
    expect(buildVehicleCard({ ...exampleAdvert, pictures: [], price: null })).toMatchObject({
      imageUrl: '/media/placeholder/cars/%d',
      imageCount: 0,
      isPoa: true,
      showImages: false,
    });
  });
});

describe('a card with one picture', () => {
  it('has nothing to page through', () => {
    expect(buildVehicleCard({ ...exampleAdvert, pictures: ['drawing:side'] }).showImages).toBe(false);
    expect(buildVehicleCard(exampleAdvert).showImages).toBe(true);
  });
});

describe('a price without VAT', () => {
  it('is marked as such', () => {
    const vehicle = { ...exampleAdvert.vehicle, isPriceExVat: true };
    expect(buildVehicleCard({ ...exampleAdvert, vehicle }).isPriceExVat).toBe(true);
    expect(buildVehicleCard(exampleAdvert).isPriceExVat).toBe(false);
  });
});
