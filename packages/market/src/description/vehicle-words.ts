import {
  type Channel,
  formatDay,
  groupDigits,
  kmToMiles,
  nameOfModel,
  type Vehicle,
  vehicleMark,
} from '@forecourt/domain';
import type { RandomStream } from '../random/random-stream.ts';
import type { MadeVehicle } from '../vehicle/made-vehicle.ts';

/** Everything that the writer of an advert knows. */
export interface Telling {
  random: RandomStream;
  channel: Channel;
  made: MadeVehicle;
  vehicle: Vehicle;
  price: number | null;
  now: Date;
  /** How long the advert has been listed by now. */
  daysListed: number;
  town: string;
  county: string;
  /** Null if a private person writes. */
  dealer: {
    name: string;
    /** Makes sold new. */
    franchises: readonly string[];
    hasFinance: boolean;
    services: readonly string[];
    isBig: boolean;
  } | null;
}

/** Joins the available sentences into one paragraph. */
export function say(...sentences: readonly (string | null | undefined | false)[]): string {
  return sentences.filter(Boolean).join(' ');
}

/** What people call it: a Golf, a 208, but a Mazda 3 and a MINI. */
export function shortName({ make, model, body }: Vehicle): string {
  if (body === 'Commercial SUV') return model.replace(/ Commercial$/, '');
  if (body === 'Car-derived Van') return model.replace(/ (Van|Commercial)$/, '');
  if (make === 'MINI') return model === 'Hatch' ? 'MINI' : `MINI ${model}`;
  return /^#?\d{1,2}$|^e$/.test(model) || make === 'DS' ? `${make} ${model}`.replace('DS DS', 'DS') : model;
}

export const fullName = ({ make, model }: Vehicle): string => nameOfModel(make, model);

export const markOf = (vehicle: Vehicle): string => vehicleMark(vehicle);

/** In the unit of its own odometer. */
export function distanceWords(vehicle: Vehicle, km: number): string {
  return vehicle.isMileageInMiles ? `${groupDigits(kmToMiles(km))} miles` : `${groupDigits(km)} km`;
}

export function mileageWords(vehicle: Vehicle): string | null {
  return vehicle.mileage === null ? null : distanceWords(vehicle, vehicle.mileage);
}

/** `1.6 diesel`, `64 kWh electric`, `1.8 hybrid`, and for a bike `650cc`, as people say it. */
export function engineWords({ channel, vehicle: { fuel, engineCc, batteryKwh } }: Telling): string {
  if (fuel === 'Electric') return batteryKwh === null ? 'electric' : `${batteryKwh} kWh electric`;
  if (channel === 'Bike') return `${engineCc}cc`;
  const litres = engineCc === null ? '' : `${(Math.round(engineCc / 100) / 10).toFixed(1)} `;
  return `${litres}${fuelWord(fuel)}`;
}

export function fuelWord(fuel: Vehicle['fuel']): string {
  if (fuel === null) return 'engine';
  if (fuel.includes('Plug-in')) return 'plug-in hybrid';
  if (fuel === 'Petrol Hybrid') return 'hybrid';
  return fuel === 'Bi Fuel' ? 'petrol/LPG' : fuel.toLowerCase();
}

/** `November 2026`: adverts do not name the day on which a test expires. */
export function monthYear(day: string): string {
  const written = formatDay(day);
  return written.slice(written.indexOf(' ') + 1);
}

export function shortMonth(day: string): string {
  return `${day.slice(5, 7)}/${day.slice(2, 4)}`;
}

/** Names some of the equipment, what buyers ask for first. */
export function equipmentWords({ random, vehicle }: Telling, count: number): string | null {
  const wanted = equipmentOf(vehicle).filter((item) => !plain.has(item));
  const chosen = random.sample(wanted, count).map(inSentence);
  return chosen.length < 2 ? null : `${chosen.slice(0, -1).join(', ')} and ${chosen.at(-1)}`;
}

const plain = new Set([
  'ABS',
  'ESP',
  'Airbags',
  'Immobiliser',
  'Electric mirrors',
  'Trip computer',
  'Aux input',
  'Central locking',
  'Body-coloured bumpers',
  'Multifunction steering wheel',
  'Traction control',
  'Third-row seats',
  'Height-adjustable driver seat',
  'Driver airbag',
  'Armrest',
  'Two keys',
  'Disc lock included',
  'Metallic paint',
  'Floor mats',
  'Spare wheel',
  'Overhead storage',
]);

/** Things of which a vehicle has one. */
const single =
  /(camera|player|tailgate|roof|tow bar|spoiler|handbrake|armrest|steering wheel|spare wheel|display|touchscreen|cockpit|mirror|driver seat|heat pump|top box|rack|stand|liner|canopy|cover|screen|lift|sounder|alarm|computer|socket|exhaust|tidy|guard|headlight|lock|winch|system|panel|battery|awning|hob|cable|cage|hoop|bulkhead|retarder|heater|pad|quickshifter|monitor|alert|timer|bar)$/;

/** Within a sentence only names and abbreviations keep their capitals, and a singular has its article. */
export function inSentence(item: string): string {
  const isName =
    /^(ABS|ESP|ISOFIX|LED|DAB|USB|CCS|CD|TFT|Apple|Android|Bluetooth|Type 2|Xenon|Adblue|360|HUD)/.test(item);
  const word = isName ? item : item.charAt(0).toLowerCase() + item.slice(1);
  if (!single.test(word)) return word;
  return `${/^([aeio]|LED)/.test(word) ? 'an' : 'a'} ${word}`;
}

export const equipmentOf = (vehicle: Vehicle): readonly string[] => vehicle.equipment ?? [];

export const has = (vehicle: Vehicle, item: string): boolean => equipmentOf(vehicle).includes(item);

const beltMakes = new Set([
  'Volkswagen',
  'Skoda',
  'Seat',
  'Audi',
  'Renault',
  'Peugeot',
  'Citroen',
  'Opel',
  'Hyundai',
  'Kia',
  'Volvo',
  'Ford',
  'Dacia',
]);

/** Whether a timing belt was due in this vehicle's life so far. */
export function hadTimingBelt({ vehicle, channel, made }: Telling): boolean {
  const isBurner = vehicle.fuel === 'Diesel' || vehicle.fuel === 'Petrol';
  return (
    isBurner &&
    channel !== 'Bike' &&
    beltMakes.has(vehicle.make) &&
    (vehicle.mileage ?? 0) > 115_000 &&
    made.age > 5 &&
    made.age < 22 &&
    (vehicle.engineCc ?? 0) < 2300
  );
}

/** A round distance somewhat below its current mileage. */
export function earlierDistance({ random, vehicle }: Telling): string {
  const km = vehicle.mileage ?? 0;
  const inUnit = vehicle.isMileageInMiles ? kmToMiles(km) : km;
  const round = Math.max(1, Math.floor((inUnit * random.between(0.7, 0.96)) / 1000)) * 1000;
  return `${groupDigits(round)} ${vehicle.isMileageInMiles ? 'miles' : 'km'}`;
}

/** Shafts and belts drive these for their whole life. */
export function hasChain({ make, model, transmission }: Vehicle): boolean {
  return (
    transmission === 'Manual' &&
    !/Harley|Guzzi|Indian/.test(make) &&
    !(make === 'BMW' && /^[RK] /.test(model)) &&
    !/Gold Wing|Pan European|FJR|GTR|Rocket/.test(model)
  );
}

/** A vehicle arrives once, and six weeks later it is no longer news. */
export function isFresh({ daysListed }: Telling): boolean {
  return daysListed < 21;
}

export function isLowMileage({ vehicle, made }: Telling): boolean {
  return vehicle.mileage !== null && made.age > 1.5 && vehicle.mileage < made.usualMileage * 0.68;
}
