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
  const label = advert ? 'Motor tax' : 'Motor tax of a car';
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
    explanation: 'It turns thirty this year: from that birthday on the low rate is given on application.',
  },
  engine: { value: 'By engine size', explanation: 'As all cars first registered before 2008.' },
  'engine-or-nedc': {
    value: 'By engine size or CO₂',
    explanation: 'The cheaper of the two if first registered by the end of June 2008, by CO₂ if later.',
  },
  nedc: { value: 'By CO₂, bands of 2008', explanation: 'As all cars from July 2008 to the end of 2020.' },
  wltp: { value: 'By CO₂, bands of 2021', explanation: 'Measured by the WLTP test, as all cars since 2021.' },
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
  explanation: `If used for business: ${bandWords(goodsBands, 'kg')}. In private use by engine size.`,
};

function vintageWords(annual: number): Words {
  return {
    value: `Vintage, ${formatEuro(annual)} a year`,
    explanation: 'On application, once it is over thirty years old.',
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
