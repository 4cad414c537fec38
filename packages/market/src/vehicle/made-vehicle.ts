import type { Vehicle } from '@forecourt/domain';

/** A vehicle of the made-up market with what its advert needs beyond the attributes. */
export interface MadeVehicle {
  vehicle: Vehicle;
  /** The day of first registration anywhere; null for a vehicle that was never registered. */
  firstRegistered: Date | null;
  /** Years since first registration. */
  age: number;
  /** From the plainest (0) to the best equipped (3). */
  trimLevel: number;
  /** What a dealer would ask for a similar one, before the differences that no attribute explains. */
  expectedPrice: number;
  /** The typical mileage for its age and fuel. */
  usualMileage: number;
}

export type Condition = Vehicle['condition'];

/** What is decided before the vehicle is made: who sells it, where and when. */
export interface MakingOf {
  condition: Condition;
  isTrade: boolean;
  county: string;
  now: Date;
  takePlate: (year: number, half: 1 | 2, county: string, share: number) => string;
}
