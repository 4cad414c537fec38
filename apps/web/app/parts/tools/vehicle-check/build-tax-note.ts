import {
  type Bands,
  electricMotorcycle,
  formatEuro,
  goodsBands,
  groupDigits,
  motorCaravan,
  motorcycleBands,
  vintageMotorcycle,
  vintageVehicle,
} from '@forecourt/domain';
import type { EarlierAdvert, VehicleCheck } from '@forecourt/pricing';
import type { PlateNote } from '../../plate/plate-view.ts';

type TaxBasis = NonNullable<VehicleCheck['taxedBy']>;
type Words = Pick<PlateNote, 'value' | 'explanation'>;

/** How it is taxed, as far as its plate and the kind of its last advert show. */
export function buildTaxNote(
  taxedBy: TaxBasis | null,
  advert: Pick<EarlierAdvert, 'channel' | 'vehicle'> | undefined,
): PlateNote | null {
  const words = wordsFor(taxedBy, advert);
  const label = advert ? 'Motor tax' : 'Motor tax, if it’s a car';
  return words && { key: 'tax', label, tone: 'plain', ...words };
}

function wordsFor(taxedBy: TaxBasis | null, advert: Parameters<typeof buildTaxNote>[1]): Words | null {
  switch (advert?.channel) {
    case 'Bike':
      return taxedBy === 'vintage' ? vintageWords(vintageMotorcycle) : bikeWords;
    case 'Commercial':
      if (taxedBy === 'vintage') return vintageWords(vintageVehicle);
      return advert.vehicle.body === 'Motorhome / Camper' ? camperWords : goodsWords;
    case 'Car':
    case undefined:
      return taxedBy && carWords[taxedBy];
  }
}

const carWords: Record<TaxBasis, Words> = {
  vintage: vintageWords(vintageVehicle),
  'engine-or-vintage': {
    value: `By engine size, or ${formatEuro(vintageVehicle)} a year`,
    explanation: 'It turns thirty this year: from then you can apply for the vintage rate.',
  },
  engine: { value: 'By engine size', explanation: 'Like all cars first registered before 2008.' },
  'engine-or-nedc': {
    value: 'By engine size or CO₂',
    explanation: 'The cheaper of the two if first registered by the end of June 2008, by CO₂ if later.',
  },
  nedc: {
    value: 'By CO₂, on the 2008 bands',
    explanation: 'Like all cars from July 2008 to the end of 2020.',
  },
  wltp: { value: 'By CO₂, on the 2021 bands', explanation: 'By the WLTP test, like all cars since 2021.' },
};

const bikeWords: Words = {
  value: 'By engine size',
  explanation: `${bandWords(motorcycleBands, 'cc')}. An electric one pays ${formatEuro(electricMotorcycle)}, one over thirty years old ${formatEuro(vintageMotorcycle)}.`,
};

const camperWords: Words = {
  value: `${formatEuro(motorCaravan)} a year`,
  explanation: 'One rate for all motor caravans.',
};

const goodsWords: Words = {
  value: 'By unladen weight',
  explanation: `If used for business: ${bandWords(goodsBands, 'kg')}. For private use, by engine size.`,
};

function vintageWords(annual: number): Words {
  return {
    value: `Vintage, ${formatEuro(annual)} a year`,
    explanation: 'You apply for it once it’s over thirty years old.',
  };
}

/** `€49 a year up to 75 cc, €67 up to 200 cc, €88 above` */
function bandWords(bands: Bands, unit: string): string {
  return bands
    .map(([upTo, annual], index) => {
      const rate = `${formatEuro(annual)}${index === 0 ? ' a year' : ''}`;
      return Number.isFinite(upTo) ? `${rate} up to ${groupDigits(upTo)} ${unit}` : `${rate} above`;
    })
    .join(', ');
}
