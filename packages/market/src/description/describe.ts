import { bikeShop, briefRider, enthusiast, offRoader } from './bike-voices.ts';
import { newVan, truckTrader, vanOwner, vanTrader } from './commercial-voices.ts';
import { bigDealer, newCar, smallGarage, storyDealer } from './dealer-car.ts';
import { briefOwner, carefulOwner, chattyOwner, irishOwner } from './private-car.ts';
import { camperSeller, classicSeller } from './rare-voices.ts';
import type { Telling } from './vehicle-words.ts';

type Voice = (telling: Telling) => string;

/** Counties where an advert in Irish is normal. */
const withGaeltacht = new Set(['Galway', 'Donegal', 'Kerry', 'Mayo', 'Cork', 'Waterford', 'Meath']);
const heavy = new Set(['Rigid Truck', 'Tractor Unit', 'Curtainsider', 'Recovery / Beavertail']);

const gaps = / {2}| [.,\n]|\n |\n{3}/;

/** Writes the advert's text in the seller's voice. */
export function describe(telling: Telling): string {
  const text = chooseVoice(telling)(telling).trim();
  // An omitted clause leaves a gap behind; most texts have none.
  return gaps.test(text)
    ? text
        .replace(/ +/g, ' ')
        .replace(/ ([.,])/g, '$1')
        .replace(/ *\n */g, '\n')
        .replace(/\n{3,}/g, '\n\n')
    : text;
}

function chooseVoice({ random, channel, vehicle, dealer, county }: Telling): Voice {
  if (channel === 'Bike') {
    if (vehicle.licence === null && vehicle.condition !== 'New') return offRoader;
    if (dealer !== null) return bikeShop;
    return random.chance(0.72) ? enthusiast : briefRider;
  }
  if (channel === 'Commercial') {
    if (vehicle.condition === 'New') return newVan;
    if (vehicle.body === 'Motorhome / Camper') return camperSeller;
    if (heavy.has(vehicle.body ?? '')) return truckTrader;
    return dealer === null ? vanOwner : vanTrader;
  }
  if (vehicle.condition === 'New') return newCar;
  if (vehicle.year < 1990) return classicSeller;
  if (dealer === null) {
    if (withGaeltacht.has(county) && random.chance(0.012)) return irishOwner;
    return random.weighted<Voice>([
      [carefulOwner, 52],
      [briefOwner, 28],
      [chattyOwner, 20],
    ]);
  }
  return dealer.isBig
    ? random.weighted<Voice>([
        [bigDealer, 62],
        [storyDealer, 30],
        [smallGarage, 8],
      ])
    : random.weighted<Voice>([
        [smallGarage, 58],
        [storyDealer, 27],
        [bigDealer, 15],
      ]);
}
