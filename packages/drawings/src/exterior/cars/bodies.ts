import { estate, hatchback, saloon } from './family-cars.ts';
import { convertible, coupe } from './sporting-cars.ts';
import { mpv, pickUp, suv } from './tall-cars.ts';

export const carBodies = { hatchback, saloon, estate, coupe, convertible, suv, mpv, pickUp } as const;
export type CarBody = keyof typeof carBodies;
