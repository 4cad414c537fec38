import { type Channel, type Half, plateFacts, type SearchableAdvert, type Vehicle } from '@forecourt/domain';

type Said = Pick<
  Vehicle,
  | 'make'
  | 'model'
  | 'year'
  | 'condition'
  | 'derivative'
  | 'mileage'
  | 'fuel'
  | 'transmission'
  | 'body'
  | 'drivetrain'
  | 'powerKw'
  | 'batteryKwh'
  | 'wheelbase'
  | 'roofHeight'
  | 'cab'
  | 'grossWeightKg'
  | 'isPriceExVat'
>;

/** What the price model uses of an advert or of a vehicle that somebody asks about. */
export interface VehicleFacts extends Said {
  channel: Channel;
  /** The half of the year of first registration; null if the plate does not say. */
  half: Half | null;
  seller: 'trade' | 'private';
  /** How many pieces of equipment the advert lists; null if not asked. */
  equipmentCount: number | null;
}

/** The part of an advert that its price depends on. */
export interface PricedAdvert
  extends Pick<
    SearchableAdvert,
    'publicReference' | 'channel' | 'status' | 'vehicle' | 'usual' | 'price' | 'doubted'
  > {
  seller: { kind: 'trade' | 'private' };
}

export function factsOfAdvert({ channel, vehicle, seller, doubted }: PricedAdvert): VehicleFacts {
  const plate = plateFacts(vehicle.registration ?? null);
  return {
    channel,
    make: vehicle.make,
    model: vehicle.model,
    year: vehicle.year,
    half: plate?.year === vehicle.year ? plate.half : null,
    condition: vehicle.condition ?? 'Used',
    derivative: vehicle.derivative ?? null,
    // A doubtful value says nothing about the price.
    mileage: doubted?.includes('mileage') ? null : (vehicle.mileage ?? null),
    fuel: vehicle.fuel ?? null,
    transmission: vehicle.transmission ?? null,
    body: vehicle.body ?? null,
    drivetrain: vehicle.drivetrain ?? null,
    powerKw: vehicle.powerKw ?? null,
    batteryKwh: vehicle.batteryKwh ?? null,
    wheelbase: vehicle.wheelbase ?? null,
    roofHeight: vehicle.roofHeight ?? null,
    cab: vehicle.cab ?? null,
    grossWeightKg: vehicle.grossWeightKg ?? null,
    isPriceExVat: vehicle.isPriceExVat ?? null,
    seller: seller.kind,
    equipmentCount: vehicle.equipment?.length ?? null,
  };
}
