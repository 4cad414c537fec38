import { type ChannelPlural, isPublicReference, parsePictureName, parseTurnName } from '@forecourt/domain';
import { type ImageSize, parseImageSize } from '@forecourt/site';

export type PictureSubject =
  | { kind: 'advert'; publicReference: string; position: number; revision: string }
  /** One frame of a vehicle on a turntable. */
  | { kind: 'advert-turn'; publicReference: string; frame: number; revision: string }
  /** Drawn, for a dealer of the made-up market. */
  | { kind: 'dealer-logo'; reference: string }
  /** A file from the operator, named by its content. */
  | { kind: 'logo-file'; file: string }
  | { kind: 'article'; subject: string; seed: string }
  /** The subject of an article, by the slugs of its make and model. */
  | { kind: 'model'; make: string; model: string }
  | { kind: 'placeholder'; of: PlaceholderName }
  /** The link preview of a page without its own picture. */
  | { kind: 'sharing' };

/** What a missing picture would have shown. */
export type PlaceholderName = ChannelPlural | 'dealers';

export type PictureSize = Omit<Extract<ImageSize, { kind: 'ok' }>, 'kind'>;

export type PictureAddress =
  | { kind: 'ok'; subject: PictureSubject; size: PictureSize }
  | { kind: 'bad-size'; reason: string }
  | { kind: 'unknown' };

const placeholderNames: readonly PlaceholderName[] = ['cars', 'commercials', 'bikes', 'dealers'];
const logoFile = /^[0-9a-f]{64}\.(?:jpg|png|webp|avif)$/;
const word = /^[a-z0-9][a-z0-9-]{0,79}$/i;
/**
 * A hundred variations of a subject: without a limit a stranger could fill the cache with pictures that no
 * page shows.
 */
const variation = /^(0|[1-9]\d?)$/;

/** Parses the part of an address after `/media/`. */
export function parsePictureAddress(rest: string): PictureAddress {
  const parts = rest.split('/');
  const subject = parseSubject(parts.slice(0, -1));
  if (!subject) return { kind: 'unknown' };
  const size = parseImageSize(parts.at(-1) ?? '');
  if (size.kind === 'bad') return { kind: 'bad-size', reason: size.reason };
  const { kind: _, ...asked } = size;
  return { kind: 'ok', subject, size: asked };
}

function parseSubject([kind, first = '', second = '', ...more]: string[]): PictureSubject | null {
  if (more.length > 0) return null;
  switch (kind) {
    case 'adverts': {
      if (!isPublicReference(first)) return null;
      const turn = parseTurnName(second);
      if (turn) return { kind: 'advert-turn', publicReference: first, ...turn };
      const name = parsePictureName(second);
      return name && { kind: 'advert', publicReference: first, ...name };
    }
    case 'dealers':
      return second === 'logo' && word.test(first) ? { kind: 'dealer-logo', reference: first } : null;
    case 'logos':
      return second === '' && logoFile.test(first) ? { kind: 'logo-file', file: first } : null;
    case 'articles':
      return word.test(first) && variation.test(second)
        ? { kind: 'article', subject: first, seed: second }
        : null;
    case 'models':
      return word.test(first) && word.test(second) ? { kind: 'model', make: first, model: second } : null;
    case 'placeholder': {
      const of = placeholderNames.find((name) => name === first);
      return of && second === '' ? { kind: 'placeholder', of } : null;
    }
    case 'sharing':
      return first === '' ? { kind: 'sharing' } : null;
    default:
      return null;
  }
}

/** The canonical address of a picture. */
export function formatPictureAddress(subject: PictureSubject, { width, height }: PictureSize): string {
  return `/media/${formatSubject(subject)}/${height === undefined ? width : `${width}x${height}`}`;
}

function formatSubject(subject: PictureSubject): string {
  switch (subject.kind) {
    case 'advert':
      return `adverts/${subject.publicReference}/${subject.position}-${subject.revision}`;
    case 'advert-turn':
      return `adverts/${subject.publicReference}/turn-${subject.frame}-${subject.revision}`;
    case 'dealer-logo':
      return `dealers/${subject.reference}/logo`;
    case 'logo-file':
      return `logos/${subject.file}`;
    case 'article':
      return `articles/${subject.subject}/${subject.seed}`;
    case 'model':
      return `models/${subject.make}/${subject.model}`;
    case 'placeholder':
      return `placeholder/${subject.of}`;
    case 'sharing':
      return 'sharing';
  }
}
