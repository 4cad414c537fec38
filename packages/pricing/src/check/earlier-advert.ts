import type { Advert } from '@forecourt/domain';

/** An advert of the same plate, as the market remembers it. */
export interface EarlierAdvert
  extends Pick<Advert, 'publicReference' | 'status' | 'channel' | 'listedAt' | 'endedAt' | 'priceHistory'> {
  /** Of its first picture, with the width left open. */
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
