import type { Channel } from '@forecourt/domain';
import { makesOf, modelsOf } from '@forecourt/taxonomy';
import type { RandomStream } from '../random/random-stream.ts';
import { weightedTable } from '../random/weighted-table.ts';
import type { DealerTrade } from './dealer-names.ts';

/** Makes whose contracts allow them under one roof. A make in none of these rows is always sold alone. */
// biome-ignore format: one showroom a line
const carShowrooms: readonly (readonly string[])[] = [
  ['Volkswagen', 'Skoda'], ['Seat', 'Cupra'], ['BMW', 'MINI'], ['Mercedes-Benz', 'Smart'], ['Land Rover', 'Jaguar'],
  ['Renault', 'Dacia'], ['Nissan', 'Renault', 'Dacia'], ['Opel', 'Peugeot', 'Citroen'], ['Peugeot', 'Citroen', 'DS'],
  ['Fiat', 'Alfa Romeo', 'Jeep'], ['Opel', 'Leapmotor'], ['Mazda', 'Suzuki'], ['Honda', 'Suzuki'], ['Subaru', 'Isuzu'],
  ['Hyundai', 'MG'], ['Kia', 'MG'], ['Nissan', 'MG'], ['KGM', 'Suzuki'],
];
// biome-ignore format: one showroom a line
const vanShowrooms: readonly (readonly string[])[] = [
  ['Renault', 'Nissan', 'Dacia'], ['Peugeot', 'Citroen', 'Opel'], ['Opel', 'Fiat'], ['KGM', 'Maxus'], ['Isuzu', 'Maxus'],
];
const truckShowrooms: readonly (readonly string[])[] = [
  ['Volvo Trucks', 'Renault Trucks'],
  ['Iveco', 'Isuzu'],
];
// biome-ignore format: one showroom a line
const bikeShowrooms: readonly (readonly string[])[] = [
  ['Honda', 'Suzuki'], ['Yamaha', 'Kawasaki', 'Suzuki'], ['Kawasaki', 'Suzuki', 'SYM'], ['Yamaha', 'Kymco'], ['KTM', 'Husqvarna', 'GasGas'],
  ['Triumph', 'Royal Enfield'], ['Aprilia', 'Moto Guzzi', 'Vespa'], ['Piaggio', 'Vespa', 'Aprilia'], ['Ducati', 'MV Agusta'],
  ['CFMOTO', 'Voge'], ['Benelli', 'SYM', 'Lexmoto'], ['Zontes', 'Lexmoto', 'Kymco'], ['Beta', 'GasGas'], ['Zero', 'Super Soco'], ['Peugeot', 'SYM'],
];

const truckMakes = new Set(['Scania', 'DAF', 'Volvo Trucks', 'MAN', 'Iveco', 'Renault Trucks', 'Isuzu']);

/** Makes that no Irish dealer has sold new for years, or that sell through their own showrooms. */
// biome-ignore format: a list of words
const gone = new Set([
  'Saab', 'Rover', 'Chrysler', 'Chevrolet', 'Daihatsu', 'Infiniti', 'Vauxhall', 'Triumph', 'Morris', 'Austin', 'Mitsubishi', 'Ferrari',
  'Lamborghini', 'Aston Martin', 'Rolls-Royce', 'Bentley', 'Maserati', 'Tesla', 'Polestar', 'Abarth', 'GWM',
]);

interface Franchising {
  /** How many of such dealers sell new. */
  share: number;
  makes: ReturnType<typeof makeTable>;
  showrooms: readonly (readonly string[])[];
}

const cars: Franchising = {
  share: 0.46,
  makes: makeTable('Car', (make) => !gone.has(make)),
  showrooms: carShowrooms,
};

const byTrade: Record<DealerTrade, Franchising> = {
  cars,
  mixed: cars,
  commercials: {
    share: 0.35,
    makes: makeTable('Commercial', (make) => !truckMakes.has(make)),
    showrooms: vanShowrooms,
  },
  trucks: {
    share: 0.65,
    makes: makeTable('Commercial', (make) => truckMakes.has(make)),
    showrooms: truckShowrooms,
  },
  bikes: { share: 0.65, makes: makeTable('Bike', () => true), showrooms: bikeShowrooms },
};

function makeTable(channel: Channel, isWanted: (make: string) => boolean) {
  const weightOf = (make: string) =>
    modelsOf(channel).reduce((sum, model) => sum + (model.make === make ? model.weight : 0), 0);
  return weightedTable(makesOf(channel).filter(isWanted), weightOf);
}

/** The makes that a dealer sells new, starting with the one that its name may contain; none for most. */
export function chooseFranchises(random: RandomStream, trade: DealerTrade): string[] {
  const { share, makes, showrooms } = byTrade[trade];
  if (!random.chance(share)) return [];
  const main = makes.at(random.next());
  const shared = showrooms.filter((showroom) => showroom.includes(main));
  const wanted = random.weighted([
    [1, 55],
    [2, 30],
    [3, 15],
  ]);
  if (wanted === 1 || shared.length === 0) return [main];
  const others = random.pick(shared).filter((make) => make !== main);
  return [main, ...others.slice(0, wanted - 1)];
}

/** Whether the makes may be sold under one roof. */
export function mayShareShowroom(trade: DealerTrade, franchises: readonly string[]): boolean {
  if (franchises.length < 2) return true;
  return byTrade[trade].showrooms.some((showroom) => franchises.every((make) => showroom.includes(make)));
}
