import type { Advert } from '@forecourt/domain';

/** An advert with the same plate, from the market's history. */
export interface EarlierAdvert
  extends Pick<Advert, 'publicReference' | 'status' | 'channel' | 'listedAt' | 'endedAt' | 'priceHistory'> {
  /** Its first picture, with the width left open. */
  imageUrl: string;
  vehicle: Pick<
    Advert['vehicle'],
    | 'make'
    | 'model'
    | 'year'
    | 'condition'
    | 'registration'
    | 'derivative'
    | 'mileage'
    | 'isMileageInMiles'
    | 'colour'
    | 'fuel'
    | 'transmission'
    | 'body'
    | 'engineCc'
    | 'owners'
    | 'origin'
  >;
}
