import { type Channel, channels, fuels, transmissions } from '@forecourt/domain';
import { asOptions, type Option, type Questions } from './question.ts';

const labels: Record<Channel, string> = {
  Car: 'Car',
  Commercial: 'Van, truck or camper',
  Bike: 'Motorbike',
};

/** A channel's name in a form. */
export function kindOfChannel(channel: Channel): string {
  return channel.toLowerCase();
}

/** Cars by default. */
export function channelOfKind(kind: string | null): Channel {
  return channels.find((channel) => kindOfChannel(channel) === kind?.trim().toLowerCase()) ?? 'Car';
}

const kinds: readonly Option[] = channels.map((channel) => ({
  value: kindOfChannel(channel),
  label: labels[channel],
}));

const alike = 'As in similar adverts if left out';

/** Questions about a vehicle that several calculators share. */
// biome-ignore format: one question a line reads as a table
export const vehicleQuestions = {
  // REST has the channel in its path.
  kind: { kind: 'choice', label: 'Vehicle type', options: kinds, usual: 'car', only: 'page' },
  make: { kind: 'text', label: 'Make', maxLength: 40, isOptional: true },
  model: { kind: 'text', label: 'Model', maxLength: 60, isOptional: true },
  year: { kind: 'number', label: 'Year', min: 1950, max: 'this-year', about: 'Of first registration' },
  fuel: { kind: 'choice', label: 'Fuel', options: asOptions(fuels), isOptional: true, about: alike },
  transmission: { kind: 'choice', label: 'Gearbox', options: asOptions(transmissions), isOptional: true, about: alike },
  engineCc: { kind: 'number', param: 'engine', label: 'Engine size', unit: 'cc', min: 0, max: 20_000, isOptional: true },
  co2: { kind: 'number', label: 'CO₂', unit: 'g/km', min: 0, max: 999, isDecimal: true, isOptional: true },
  mileage: { kind: 'number', label: 'Mileage', unit: 'km', min: 0, max: 3_000_000, isOptional: true },
  kmAYear: { kind: 'number', label: 'Km a year', unit: 'km', min: 0, max: 200_000 },
  plate: { kind: 'text', label: 'Number plate', maxLength: 16 },
} as const satisfies Questions;
