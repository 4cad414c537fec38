import { type Channel, nameOfModel } from '@forecourt/domain';
import type { CarLeaf, MotorcycleLeaf, VehicleLeaf } from 'schema-dts';
import { vehicleKinds } from './vehicle-block.ts';

export interface ModelFacts {
  channel: Channel;
  make: string;
  model: string;
}

/** A vehicle model in general rather than one that is for sale. */
export function modelBlock({ channel, make, model }: ModelFacts): CarLeaf | MotorcycleLeaf | VehicleLeaf {
  return {
    '@type': vehicleKinds[channel],
    name: nameOfModel(make, model),
    brand: { '@type': 'Brand', name: make },
    model,
  };
}
