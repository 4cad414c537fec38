import type { AdvertDraft } from '../../advert/advert.ts';
import { listWords } from '../../text/list-words.ts';
import type { Vehicle } from '../../vehicle/vehicle-attributes.ts';
import type { SellingStep } from '../selling-steps.ts';

/** What an advert could say better, with the points that it would gain. */
export interface QualityReason {
  step: SellingStep;
  points: number;
  /** For the seller: `Add 6 more photos.` */
  advice: string;
}

export interface QualityScore {
  /** 0 to 100. */
  score: number;
  /** What gains most first; none at 100. */
  reasons: readonly QualityReason[];
}

export type ScoredAdvert = Pick<
  AdvertDraft,
  'channel' | 'pictures' | 'description' | 'vehicle' | 'usual' | 'price' | 'seller'
>;

const enoughPhotos = 12;
const enoughWords = 400;

/**
 * How much an advert tells a buyer, from what it states alone: the same for private sellers and for feeds. The price counts
 * by being there; whether it is a good one is the market's to say.
 */
export function scoreAdvert(advert: ScoredAdvert): QualityScore {
  const parts = [scorePhotos(advert), scoreWords(advert), scoreDetails(advert), scorePast(advert)];
  parts.push(scoreContact(advert));
  const lost = parts.reduce((sum, { points }) => sum + points, 0);
  return {
    score: 100 - lost,
    reasons: parts.filter(({ points }) => points > 0).sort((one, other) => other.points - one.points),
  };
}

function scorePhotos({ pictures }: ScoredAdvert): QualityReason {
  const missing = Math.max(0, enoughPhotos - pictures.length);
  const advice =
    pictures.length === 0
      ? 'Add photos: few people open an advert without any.'
      : `Add ${missing} more ${missing === 1 ? 'photo' : 'photos'}: each side, the seats, the dashboard with the mileage, the boot and any marks.`;
  return { step: 'photos', points: share(missing, enoughPhotos, 36), advice };
}

function scoreWords({ description }: ScoredAdvert): QualityReason {
  const missing = Math.max(0, enoughWords - description.trim().length);
  return {
    step: 'words',
    points: share(missing, enoughWords, 20),
    advice: 'Say more in your own words: its service, what’s new, what’s worn and why you’re selling.',
  };
}

const details: readonly [keyof Vehicle, string][] = [
  ['derivative', 'the version'],
  ['engineCc', 'the engine size'],
  ['colour', 'the colour'],
  ['transmission', 'the gearbox'],
  ['body', 'the body type'],
  ['doors', 'the doors'],
  ['seats', 'the seats'],
];

function scoreDetails({ channel, vehicle, usual }: ScoredAdvert): QualityReason {
  const asked = details.filter(([key]) => isAsked(key, channel, vehicle));
  const missing = asked.filter(([key]) => vehicle[key] === null || usual.includes(key));
  return {
    step: 'vehicle',
    points: share(missing.length, asked.length, 14),
    advice: `Fill in ${listWords(
      missing.map(([, words]) => words),
      'and',
    )}: people filter by them.`,
  };
}

/** Bikes have no doors, and electric cars no engine size. */
function isAsked(key: keyof Vehicle, channel: AdvertDraft['channel'], { fuel }: Vehicle): boolean {
  if (key === 'engineCc') return fuel !== 'Electric';
  return channel !== 'Bike' || (key !== 'doors' && key !== 'seats' && key !== 'body');
}

const past: readonly [keyof Vehicle, string][] = [
  ['isAccidentDeclared', 'accidents'],
  ['serviceHistory', 'its service history'],
  ['owners', 'how many owners it had'],
  ['nctExpiry', 'the NCT'],
  ['financeOwed', 'finance'],
];

function scorePast({ channel, vehicle, seller }: ScoredAdvert): QualityReason {
  const asked = past.filter(([key]) => {
    if (key === 'nctExpiry') return channel !== 'Bike';
    return key !== 'financeOwed' || seller.kind === 'private';
  });
  const missing = asked.filter(
    ([key]) => vehicle[key] === null || vehicle[key] === 'Not known to the seller',
  );
  return {
    step: 'condition',
    points: share(missing.length, asked.length, 20),
    advice: `Tell buyers about ${listWords(
      missing.map(([, words]) => words),
      'and',
    )}.`,
  };
}

function scoreContact({ seller, price }: ScoredAdvert): QualityReason {
  if (price === null) return { step: 'price', points: 10, advice: 'State a price.' };
  const isCallable = seller.kind === 'trade' || seller.phone !== null;
  return {
    step: 'contact',
    points: isCallable ? 0 : 10,
    advice: 'Add your phone number: many people call before they write.',
  };
}

/** At least a point for anything missing, so that its reason is never hidden. */
function share(missing: number, of: number, points: number): number {
  return missing === 0 ? 0 : Math.max(1, Math.round((missing / of) * points));
}
