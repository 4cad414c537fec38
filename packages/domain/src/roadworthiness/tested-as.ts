import type { Advert } from '../advert/advert.ts';
import type { TestedAs } from './test-due.ts';

interface Tested extends Pick<Advert, 'channel'> {
  vehicle: Pick<Advert['vehicle'], 'body'>;
}

/** Which test the law requires for a vehicle. */
export function testedAs({ channel, vehicle }: Tested): TestedAs {
  if (channel === 'Bike') return 'untested';
  if (channel === 'Car') return 'car';
  return vehicle.body === 'Motorhome / Camper' ? 'motor-caravan' : 'goods';
}

/** Cars take the NCT, goods vehicles and motor caravans the CVRT. */
export function testName(tested: TestedAs): 'NCT' | 'CVRT' | null {
  if (tested === 'untested') return null;
  return tested === 'car' ? 'NCT' : 'CVRT';
}
