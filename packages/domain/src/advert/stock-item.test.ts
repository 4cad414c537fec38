import { describe, expect, it } from 'vitest';
import { exampleAdvert } from './example-advert.ts';
import { buildStockItem } from './stock-item.ts';

const finance = {
  quoteType: 'PCP' as const,
  monthlyPayment: 249,
  deposit: 1000,
  termMonths: 36,
  balloon: 5000,
  apr: 6.9,
  totalCost: 15_000,
};

describe('a stock item', () => {
  it('nests what a search result needs', () => {
    expect(buildStockItem({ ...exampleAdvert, finance })).toEqual({
      publicReference: '0123456789ab',
      searchDetailSummary: {
        mmv: { cleanMake: 'Škoda', cleanModel: 'Octavia', derivative: '1.6 TDI Ambition' },
      },
      vehicle: { registrationYear: 2019, condition: 'Used' },
      imageDetails: [
        { fullSizeImageUrl: expect.stringMatching(/\/1-.{4}\/%d$/) },
        { fullSizeImageUrl: expect.stringMatching(/\/2-.{4}\/%d$/) },
      ],
      sale: { advertPricing: { euroPrice: 14_950, priceOnApplication: false }, finance },
    });
  });
});
