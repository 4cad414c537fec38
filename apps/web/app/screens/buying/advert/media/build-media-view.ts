import { type Advert, pictureAddresses } from '@forecourt/domain';
import { imageAddress, placeholderImage, srcSet } from '@forecourt/site';
import type { GalleryPicture } from '@forecourt/ui';
import { buildSpinView, type SpinFrame } from '../spin/build-spin-view.ts';

export interface MediaView {
  pictures: GalleryPicture[];
  /** Shown if the advert has no pictures. */
  silhouette: { src: string; srcSet: string };
  video: { href: string; host: string } | null;
  hasSpin: boolean;
  /** Its frames; empty where only the seller has them. */
  spin: SpinFrame[];
}

const widths = [480, 800, 1200, 1600] as const;

/** What a drawing shows, by its name in the picture's source. */
const viewNames: Readonly<Record<string, string>> = {
  'three-quarter': 'from the front corner',
  side: 'from the side',
  'other-side': 'from the other side',
  front: 'from the front',
  rear: 'from behind',
  wheel: 'a wheel',
  dashboard: 'the dashboard',
  seats: 'the front seats',
  'rear-seats': 'the rear seats',
  boot: 'the boot',
  headlamp: 'a headlamp',
  'tail-lamp': 'a tail lamp',
  odometer: 'the clock',
  'charging-port': 'the charging port',
  engine: 'the engine',
  'load-area': 'the load area',
  handlebar: 'the handlebar',
  exhaust: 'the exhaust',
  saddle: 'the saddle',
};

export function buildMediaView(advert: Advert): MediaView {
  const { channel, title, pictures, videoUrl, hasSpin } = advert;
  const addresses = pictureAddresses(advert);
  const placeholder = placeholderImage(channel);
  return {
    pictures: addresses.map((address, index) => ({
      src: imageAddress(address, 800),
      srcSet: srcSet(address, widths),
      largeSrc: imageAddress(address, 1600),
      width: 1600,
      height: 1200,
      alt: altText(title, pictures[index] ?? '', index, addresses.length),
    })),
    silhouette: { src: imageAddress(placeholder, 160), srcSet: srcSet(placeholder, [160, 304]) },
    video: videoUrl === null ? null : buildVideo(videoUrl),
    hasSpin,
    spin: buildSpinView(advert),
  };
}

/** A drawing's content is known; a photograph has only its number. */
function altText(title: string, source: string, index: number, count: number): string {
  const name = viewNames[source.replace(/^drawing:/, '')];
  return name ? `${title}, ${name}` : `${title}, picture ${index + 1} of ${count}`;
}

function buildVideo(href: string): MediaView['video'] {
  return URL.canParse(href) ? { href, host: new URL(href).hostname.replace(/^www\./, '') } : null;
}
