import { type Place, parsePlace } from '@forecourt/domain';
import type { Command } from 'commander';
import { CommandError } from '../command/command-error.ts';

export interface PlaceOptions {
  county?: string;
  town?: string;
  eircode?: string;
  address?: string;
}

export function addPlaceOptions(command: Command): Command {
  return command
    .option('--county <county>', 'such as Cork')
    .option('--town <town>', 'such as Mallow')
    .option('--eircode <eircode>', 'such as "P51 AB12"')
    .option('--address <lines>', 'separated by commas, such as "Main Street, Mallow"');
}

/**
 * Uses the same rules as a feed. An old address or Eircode would be wrong at a new place, so it is removed
 * unless a new one is given.
 */
export function requirePlace({ county, town, eircode, address = '' }: PlaceOptions): {
  place: Place;
  eircode: string | null;
  addressLines: string[];
} {
  const parsed = parsePlace({
    county: county ?? null,
    town: town ?? null,
    eircode: eircode ?? null,
    location: address || null,
  });
  if (parsed.kind === 'bad') throw new CommandError(`${parsed.reason}.`);
  const addressLines = address
    .split(',')
    .map((line) => line.trim())
    .filter(Boolean);
  return { place: parsed.place, eircode: eircode ?? null, addressLines };
}
