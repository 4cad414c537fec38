import { expect, it } from 'vitest';
import { isDealerListing, parseDealerListing } from './parse-dealer-listing.ts';

it('parses the channel, the county and the dealer', () => {
  expect(parseDealerListing('/dealers/ireland/cork/7')).toEqual({
    channel: 'Car',
    county: 'cork',
    dealerId: 7,
  });
  expect(parseDealerListing('/bikes/dealers/ireland/cork/7')?.channel).toBe('Bike');
});

it.each(['/dealers/ireland/cork', '/dealers/ireland/cork/seven', '/used-cars/ireland/cork/7'])(
  'parses nothing from %s',
  (path) => {
    expect(parseDealerListing(path)).toBeUndefined();
  },
);

it('recognises a dealer’s listing by its path alone', () => {
  expect(isDealerListing('/dealers/ireland/cork/seven')).toBe(true);
  expect(isDealerListing('/dealers/ireland/cork')).toBe(false);
});
