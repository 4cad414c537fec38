import {
  type Advert,
  channelPlural,
  parsePictureName,
  parseTurnName,
  pictureAddresses,
  turnAddresses,
} from '@forecourt/domain';
import type { PictureOriginal } from './encode-picture.ts';
import type { PictureSubject, PlaceholderName } from './picture-address.ts';

/** Draws the made-up market's pictures in place of photographs. Null for what it does not know. */
export interface Illustrator {
  vehicle(advert: Advert, view: string): string | null;
  /** A frame of the vehicle on a turntable. */
  turn(advert: Advert, frame: number): string | null;
  dealerLogo(reference: string): Promise<string | null>;
  article(subject: string, seed: string): string | null;
  /** By the slugs of make and model. */
  model(make: string, model: string): string | null;
  placeholder(of: PlaceholderName): string;
  sharing(): string;
}

export interface OriginalSources {
  findAdvert(publicReference: string): Promise<Advert | null>;
  illustrator: Illustrator;
  /** Photographs that the operator imported, and those in feeds. */
  findPhotograph(source: string): Promise<Buffer | null>;
}

export type FoundOriginal =
  | {
      kind: 'found';
      /** Draws or reads it when its turn comes: a thousand queued pictures hold no memory. Null if there is none. */
      open(): Promise<PictureOriginal | null>;
      /** Its placeholder if it cannot be decoded. */
      of: PlaceholderName;
    }
  /** The picture has changed since the address was made: this is its current one, with a %d width. */
  | { kind: 'moved'; address: string }
  | { kind: 'missing'; of: PlaceholderName };

/** Finds the picture of an address. */
export async function findOriginal(
  sources: OriginalSources,
  subject: PictureSubject,
): Promise<FoundOriginal> {
  const { illustrator } = sources;
  switch (subject.kind) {
    case 'advert':
      return findAdvertPicture(sources, subject);
    case 'advert-turn':
      return findTurn(sources, subject);
    case 'dealer-logo': {
      // Queries the database, which must not keep the encoder waiting.
      const logo = await illustrator.dealerLogo(subject.reference);
      return drawn(() => logo, 'dealers');
    }
    case 'logo-file':
      return photographed(sources, `photo:${subject.file}`, 'dealers');
    case 'article':
      return drawn(() => illustrator.article(subject.subject, subject.seed));
    case 'model':
      return drawn(() => illustrator.model(subject.make, subject.model));
    case 'placeholder':
      return drawn(() => illustrator.placeholder(subject.of));
    case 'sharing':
      return drawn(() => illustrator.sharing());
  }
}

async function findAdvertPicture(
  sources: OriginalSources,
  { publicReference, position, revision }: Extract<PictureSubject, { kind: 'advert' }>,
): Promise<FoundOriginal> {
  const advert = await sources.findAdvert(publicReference);
  if (!advert) return { kind: 'missing', of: 'cars' };
  const of = channelPlural(advert.channel);
  const source = advert.pictures[position - 1];
  const address = pictureAddresses(advert)[position - 1];
  if (!source || !address) return { kind: 'missing', of };
  if (parsePictureName(address.split('/').at(-2) ?? '')?.revision !== revision)
    return { kind: 'moved', address };
  if (source.startsWith('drawing:')) {
    return drawn(() => sources.illustrator.vehicle(advert, source.slice('drawing:'.length)), of);
  }
  return photographed(sources, source, of);
}

async function findTurn(
  { findAdvert, illustrator }: OriginalSources,
  { publicReference, frame, revision }: Extract<PictureSubject, { kind: 'advert-turn' }>,
): Promise<FoundOriginal> {
  const advert = await findAdvert(publicReference);
  const address = advert && turnAddresses(advert)[frame];
  if (!address) return { kind: 'missing', of: advert ? channelPlural(advert.channel) : 'cars' };
  if (parseTurnName(address.split('/').at(-2) ?? '')?.revision !== revision)
    return { kind: 'moved', address };
  return drawn(() => illustrator.turn(advert, frame), channelPlural(advert.channel));
}

function drawn(draw: () => string | null, of: PlaceholderName = 'cars'): FoundOriginal {
  const open = async (): Promise<PictureOriginal | null> => {
    const svg = draw();
    return svg === null ? null : { kind: 'drawing', svg };
  };
  return { kind: 'found', open, of };
}

/** Fetched before its turn, because another host may be slow, and then read from the disk. */
async function photographed(
  { findPhotograph }: OriginalSources,
  source: string,
  of: PlaceholderName,
): Promise<FoundOriginal> {
  if (!(await findPhotograph(source))) return { kind: 'missing', of };
  const open = async (): Promise<PictureOriginal | null> => {
    const bytes = await findPhotograph(source);
    return bytes && { kind: 'photograph', bytes };
  };
  return { kind: 'found', open, of };
}
