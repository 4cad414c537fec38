import { type ChannelPlural, channelPlural, channels } from '@forecourt/domain';

const subjects = [
  'cutting-edge-technology',
  'choosing-fuel-type',
  'take-great-photos',
  'manufacturer-warranty',
  'checking-history',
  'keep-it-snappy',
  'flexible-finance-options',
  'booking-test-drive',
  'be-honest',
  'selling-car',
  'buying-on-finance',
  'preparing-your-car',
  'buying-car',
  'paying-private-seller',
  'creating-your-advert',
  'car-insurance',
  'sorting-paperwork',
  'eligibility-list',
  'eligibility-circle',
  'avoiding-scams',
  'dealership',
  'loan',
  '0-percent-finance',
  'video',
  'social-distancing',
  'van-live-video',
  'live-video',
  'bike-live-video',
] as const;

export const vehicleIllustrationColours = ['primary-blue', 'dark-grey'] as const;

type VehicleIllustrationName = `${ChannelPlural}-${(typeof vehicleIllustrationColours)[number]}`;

export type IllustrationName = (typeof subjects)[number] | VehicleIllustrationName;

/** The vehicles of each channel in both colours: `bikes-dark-grey`. */
const vehicleIllustrationNames: readonly VehicleIllustrationName[] = channels.flatMap((channel) =>
  vehicleIllustrationColours.map((colour) => `${channelPlural(channel)}-${colour}` as const),
);

/** The specification's list; a test of the display components finds a drawing for each. */
export const illustrationNames: readonly IllustrationName[] = [...subjects, ...vehicleIllustrationNames];
