import { type Advert, turnAddresses } from '@forecourt/domain';
import { imageAddress, srcSet } from '@forecourt/site';

export interface SpinFrame {
  src: string;
  srcSet: string;
  /** `From the left front`: the slider's value text. */
  view: string;
  alt: string;
}

const widths = [480, 800, 1200] as const;

/** Each frame is thirty degrees further, from the left side over the front. */
const views = [
  'the left',
  'the left, the front nearer',
  'the left front corner',
  'the front',
  'the right front corner',
  'the right, the front nearer',
  'the right',
  'the right, the rear nearer',
  'the right rear corner',
  'the rear',
  'the left rear corner',
  'the left, the rear nearer',
] as const;

/** The vehicle from all around; no frames where only the seller claims that they exist. */
export function buildSpinView(advert: Advert): SpinFrame[] {
  return turnAddresses(advert).map((address, frame) => ({
    src: imageAddress(address, 800),
    srcSet: srcSet(address, widths),
    view: `From ${views[frame]}`,
    alt: `${advert.title}, from ${views[frame]}`,
  }));
}
