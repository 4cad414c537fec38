import { describe, expect, it } from 'vitest';
import { buildEventData } from './tracking-event.ts';

const van = {
  channel: 'Commercial',
  publicReference: 'ABC123',
  make: 'Ford',
  model: 'Transit',
  price: 12_950,
} as const;

describe('buildEventData', () => {
  it('calls commercials vans and sends a price’s band', () => {
    expect(buildEventData({ kind: 'vehicle-saved', vehicle: van })).toEqual({
      event_name: 'vehicle-saved',
      channel: 'vans',
      vehicle_reference: 'ABC123',
      vehicle_make: 'Ford',
      vehicle_model: 'Transit',
      price_band: '12000-12999',
    });
  });

  it('recognises a price on application', () => {
    expect(buildEventData({ kind: 'phone-revealed', vehicle: { ...van, price: null } })).toMatchObject({
      price_band: 'POA',
    });
  });

  it('leaves out unknown values', () => {
    const vehicle = { channel: 'Bike', publicReference: 'B1', make: null, price: 0 } as const;
    expect(buildEventData({ kind: 'vehicle-hidden', vehicle })).toEqual({
      event_name: 'vehicle-hidden',
      channel: 'bikes',
      vehicle_reference: 'B1',
    });
  });

  it('lists the filters of a search in a fixed order, without their values', () => {
    const search = { kind: 'search-made', channel: 'Car', results: 0, filters: ['near', 'make'] } as const;
    expect(buildEventData(search)).toEqual({
      event_name: 'search-made',
      channel: 'cars',
      results: '0',
      filters: 'make,near',
    });
  });

  it('says how a dealer was contacted and which banner was closed', () => {
    expect(buildEventData({ kind: 'dealer-contacted', dealerId: 7, means: 'phone' })).toEqual({
      event_name: 'dealer-contacted',
      dealer_id: '7',
      contact_means: 'phone',
    });
    expect(buildEventData({ kind: 'banner-dismissed', banner: 'hiring' })).toEqual({
      event_name: 'banner-dismissed',
      banner_name: 'hiring',
    });
  });
});
