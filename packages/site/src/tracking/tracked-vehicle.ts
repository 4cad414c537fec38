import { type Channel, channelTrackingWord, priceBand, type StatedPrice } from '@forecourt/domain';

/** What may be tracked about a vehicle: nothing that reveals who sells it or where. */
export interface TrackedVehicle {
  channel: Channel;
  publicReference: string;
  make?: string | null | undefined;
  model?: string | null | undefined;
  price?: StatedPrice;
}

/** The price is sent as its band, by which reports are grouped. */
export function describeTrackedVehicle(vehicle: TrackedVehicle) {
  return {
    channel: channelTrackingWord(vehicle.channel),
    vehicle_reference: vehicle.publicReference,
    vehicle_make: vehicle.make,
    vehicle_model: vehicle.model,
    price_band: priceBand(vehicle.price),
  };
}
