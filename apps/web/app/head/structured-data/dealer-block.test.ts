import { exampleDealer } from '@forecourt/services/testing';
import { describe, expect, it } from 'vitest';
import { dealerBlock, dealerUrl } from './dealer-block.ts';

const origin = 'https://forecourt.example';

describe('dealerUrl', () => {
  it('is the list of stock for a dealer without a store', () => {
    expect(dealerUrl(exampleDealer({ hasStore: false }), origin)).toBe(
      'https://forecourt.example/dealers/ireland/cork/7',
    );
  });
});

describe('dealerBlock', () => {
  it('says where the dealer is', () => {
    expect(dealerBlock(exampleDealer(), { origin })).toMatchObject({
      '@type': 'AutoDealer',
      address: {
        streetAddress: 'Navigation Road, Mallow',
        addressRegion: 'Co. Cork',
        postalCode: 'P51 X8Y2',
        addressCountry: 'IE',
      },
      geo: { latitude: 52.134, longitude: -8.641 },
    });
  });

  it('does not contain the phone number', () => {
    expect(JSON.stringify(dealerBlock(exampleDealer(), { origin }))).not.toContain('910 0001');
  });

  it('gives Northern Ireland the country United Kingdom', () => {
    const place = { ...exampleDealer().place, county: 'Antrim', town: 'Lisburn', routingKey: null };
    expect(dealerBlock(exampleDealer({ place }), { origin }).address).toMatchObject({ addressCountry: 'GB' });
  });

  it('groups days with the same hours and leaves closed days out', () => {
    expect(dealerBlock(exampleDealer(), { origin }).openingHoursSpecification).toEqual([
      {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
        opens: '09:00',
        closes: '18:00',
      },
      {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: 'PublicHolidays',
        opens: '00:00',
        closes: '00:00',
      },
    ]);
  });

  it('says when a dealer opens on bank holidays', () => {
    const openingHours = {
      ...exampleDealer().openingHours,
      bankHolidays: { opens: '12:00', closes: '16:00' },
    };
    expect(dealerBlock(exampleDealer({ openingHours }), { origin }).openingHoursSpecification).toContainEqual(
      expect.objectContaining({ dayOfWeek: 'PublicHolidays', opens: '12:00' }),
    );
  });

  it('has a rating once there are reviews', () => {
    expect(dealerBlock(exampleDealer(), { origin, rating: { average: 4.26, count: 12 } })).toMatchObject({
      aggregateRating: { ratingValue: 4.3, reviewCount: 12, bestRating: 5 },
    });
    expect(dealerBlock(exampleDealer(), { origin, rating: { average: 0, count: 0 } })).not.toHaveProperty(
      'aggregateRating',
    );
  });
});
