/** The limits of a private seller's advert. */
export const sellingLimits = {
  lowestPrice: 100,
  highestPrice: 9_999_999,
  shortestWords: 40,
  longestWords: 3000,
  shortestReason: 10,
  longestReason: 300,
  fewestPhotos: 1,
  mostPhotos: 30,
  mostPhotoBytes: 15 * 1024 * 1024,
  mostPhotoPixels: 50_000_000,
  /** Either way up. */
  smallestPhoto: { long: 800, short: 600 },
  mostLive: 3,
  mostInTwelveMonths: 5,
  mostDrafts: 20,
  /** A draft that nobody touches for so long is erased. */
  keepDraftsDays: 60,
  /** Below this share of the going rate an advert waits for a look. */
  lowestShareOfGoingRate: 0.55,
  longestName: 60,
} as const;

/** The source of the adverts that people place here themselves. */
export const sellersSource = 'sellers';
