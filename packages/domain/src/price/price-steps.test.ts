import { expect, test } from 'vitest';
import { channels } from '../channel/channel.ts';
import { advertAttributes } from '../search/advert-attributes.ts';
import { priceSteps, widePriceSteps } from './price-steps.ts';

test('each step is higher than the one before', () => {
  expect(priceSteps).toEqual([...new Set(priceSteps)].sort((a, b) => a - b));
});

test('prices are counted from step to step', () => {
  const facet = advertAttributes.find(({ key }) => key === 'price')?.facet;
  expect(facet).toEqual({ from: [0, ...priceSteps.slice(0, -1)] });
});

test.each(channels)('the wide steps of %s are steps too, so that their counts are known', (channel) => {
  expect(priceSteps).toEqual(expect.arrayContaining([...widePriceSteps[channel]]));
});
