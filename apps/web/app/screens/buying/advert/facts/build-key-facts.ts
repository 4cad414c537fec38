import {
  type Advert,
  formatAttribute,
  formatMileage,
  type Vehicle,
  vehicleAttributes,
  vehicleMark,
} from '@forecourt/domain';

export type FactKey =
  | 'registered'
  | 'mileage'
  | 'fuel'
  | 'gearbox'
  | 'engine'
  | 'power'
  | 'body'
  | 'range'
  | 'owners';

export interface KeyFact {
  key: FactKey;
  label: string;
  value: string;
  /** The seller did not state it: it is the usual value for the model. */
  isUsual: boolean;
}

/** Facts that correspond to exactly one attribute. */
const attributeOf: Readonly<Partial<Record<FactKey, keyof Vehicle>>> = {
  fuel: 'fuel',
  engine: 'engineCc',
  power: 'powerKw',
  range: 'rangeKm',
  body: 'body',
};

/** What buyers look at first, in the order they ask; unknown facts are left out. */
export function buildKeyFacts({ vehicle, usual }: Advert): KeyFact[] {
  const mark = vehicleMark(vehicle);
  const year = String(vehicle.year);
  const facts: Omit<KeyFact, 'isUsual'>[] = [
    { key: 'registered', label: 'Year', value: mark === year ? year : `${year} (${mark})` },
    { key: 'mileage', label: 'Mileage', value: formatMileage(vehicle) },
    { key: 'fuel', label: 'Fuel', value: vehicle.fuel ?? '' },
    { key: 'gearbox', label: 'Gearbox', value: vehicle.transmission ?? '' },
    { key: 'engine', label: 'Engine', value: engineWords(vehicle.engineCc) },
    { key: 'range', label: 'Electric range', value: attributeText('rangeKm', vehicle.rangeKm) },
    { key: 'power', label: 'Power', value: vehicle.powerKw ? `${vehicle.powerKw} kW` : '' },
    { key: 'body', label: 'Body type', value: vehicle.body ?? '' },
    { key: 'owners', label: 'Owners', value: vehicle.owners === null ? '' : String(vehicle.owners) },
  ];
  return facts
    .filter(({ value }) => value !== '')
    .map((fact) => ({ ...fact, isUsual: usual.some((key) => key === attributeOf[fact.key]) }));
}

/** Small engines are described in cubic centimetres, large ones in litres. */
function engineWords(cc: number | null): string {
  if (!cc) return '';
  return cc >= 900 ? `${(Math.round(cc / 100) / 10).toFixed(1)} litre` : `${cc} cc`;
}

function attributeText(key: 'rangeKm', value: number | null): string {
  const attribute = vehicleAttributes.find((each) => each.key === key);
  return attribute ? formatAttribute(attribute, value) : '';
}
