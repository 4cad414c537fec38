import { exampleAdvert, exampleDealer } from '@forecourt/services/testing';
import { describe, expect, it } from 'vitest';
import { vehicleBlock } from './vehicle-block.ts';

const origin = 'https://forecourt.example';
const advert = exampleAdvert();
const asPrivate = { origin, dealer: null };

describe('vehicleBlock', () => {
  it.each([
    ['Car', 'Car'],
    ['Bike', 'Motorcycle'],
    ['Commercial', 'Vehicle'],
  ] as const)('calls what the channel %s sells a %s', (channel, kind) => {
    expect(vehicleBlock({ ...advert, channel }, asPrivate)['@type']).toBe(kind);
  });

  it('has the canonical address of the advert, including the site’s origin', () => {
    expect(vehicleBlock(advert, asPrivate).url).toBe(
      'https://forecourt.example/used-cars/skoda/octavia/fpa/0123456789ab',
    );
  });

  it('shows pictures by absolute addresses', () => {
    for (const image of vehicleBlock(advert, asPrivate).image as string[]) {
      expect(image).toMatch(/^https:\/\/forecourt\.example\/media\/adverts\/0123456789ab\/.*\/1200x900$/);
    }
  });

  it('states the price in euro', () => {
    expect(vehicleBlock(advert, asPrivate).offers).toMatchObject({ price: 14_950, priceCurrency: 'EUR' });
  });

  it('states no price when it is on application', () => {
    expect(vehicleBlock({ ...advert, price: null }, asPrivate).offers).not.toHaveProperty('price');
  });

  it('says when VAT is not included', () => {
    const vehicle = { ...advert.vehicle, isPriceExVat: true };
    expect(vehicleBlock({ ...advert, vehicle }, asPrivate).offers).toMatchObject({
      priceSpecification: { price: 14_950, valueAddedTaxIncluded: false },
    });
  });

  it('is in stock until the advert ends', () => {
    expect(vehicleBlock(advert, asPrivate).offers).toMatchObject({
      availability: 'https://schema.org/InStock',
    });
    expect(vehicleBlock({ ...advert, status: 'ended' }, asPrivate).offers).toMatchObject({
      availability: 'https://schema.org/OutOfStock',
    });
  });

  it('calls a demonstrator used, because it has been registered', () => {
    const vehicle = { ...advert.vehicle, condition: 'Demonstrator' as const };
    expect(vehicleBlock({ ...advert, vehicle }, asPrivate).offers).toMatchObject({
      itemCondition: 'https://schema.org/UsedCondition',
    });
  });

  it.each([
    [false, 98_000, 'KMT'],
    [true, 60_894, 'SMI'],
  ])('states mileage in the odometer’s unit (miles: %s)', (isMileageInMiles, value, unitCode) => {
    const vehicle = { ...advert.vehicle, isMileageInMiles };
    expect(vehicleBlock({ ...advert, vehicle }, asPrivate).mileageFromOdometer).toMatchObject({
      value,
      unitCode,
    });
  });

  it('names the dealer and where to find it', () => {
    expect(vehicleBlock(advert, { origin, dealer: exampleDealer() }).offers).toMatchObject({
      seller: { '@type': 'AutoDealer', url: 'https://forecourt.example/stores/blackwater-valley-motors/7' },
      availableAtOrFrom: { address: { addressLocality: 'Mallow', addressRegion: 'Co. Cork' } },
    });
  });

  it('names neither a private seller nor the plate', () => {
    const text = JSON.stringify(vehicleBlock(advert, asPrivate));
    expect(text).not.toContain('Aoife');
    expect(text).not.toContain('191-D-12345');
  });

  it('leaves unknown values out', () => {
    expect(Object.values(vehicleBlock(advert, asPrivate))).not.toContain(null);
  });
});
