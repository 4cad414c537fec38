import { type Channel, nameKey, type Vehicle } from '@forecourt/domain';
import { NameBook, type ReadNames } from '@forecourt/taxonomy';

/** How unknown names are written here, by the key of the make or of the model. */
export type HouseSpellings = ReadonlyMap<string, string>;

/** How often each spelling of an unknown name occurs. */
export type SpellingVotes = Map<string, Map<string, number>>;

export interface NamedVehicle {
  vehicle: Vehicle;
  remarks: readonly string[];
}

export type NameVehicle = (channel: Channel, vehicle: Vehicle) => NamedVehicle;

export const makeKeyOf = (channel: Channel, make: string) => `${channel}/${nameKey(make)}`;
export const modelKeyOf = (channel: Channel, make: string, model: string) =>
  `${makeKeyOf(channel, make)}/${nameKey(model)}`;

/** Gives the vehicles of a feed their names: the standard spelling, or else this market's. */
export class FeedNames {
  readonly book: NameBook;
  readonly house: HouseSpellings;
  /** The feed's own spelling of unknown names. */
  readonly said: SpellingVotes = new Map();

  constructor(book = new NameBook(), house: HouseSpellings = new Map()) {
    this.book = book;
    this.house = house;
  }

  readonly name: NameVehicle = (channel, vehicle) => {
    const read = this.book.read({ channel, ...vehicle });
    const { make, model, derivative, remarks } = read;
    if (read.isKnownMake && read.isKnownModel) {
      const isSame = make === vehicle.make && model === vehicle.model && derivative === vehicle.derivative;
      return { vehicle: isSame ? vehicle : { ...vehicle, make, model, derivative }, remarks };
    }
    vote(this.said, channel, read, 1);
    return { vehicle: { ...vehicle, ...spellUnknown(channel, read, this.house), derivative }, remarks };
  };
}

/** Counts the spellings of an unknown name. */
export function vote(votes: SpellingVotes, channel: Channel, read: ReadNames, count: number): void {
  if (!read.isKnownMake) add(votes, makeKeyOf(channel, read.make), read.make, count);
  if (!read.isKnownModel) add(votes, modelKeyOf(channel, read.make, read.model), read.model, count);
}

function add(votes: SpellingVotes, key: string, spelling: string, count: number): void {
  const spellings = votes.get(key) ?? new Map<string, number>();
  votes.set(key, spellings.set(spelling, (spellings.get(spelling) ?? 0) + count));
}

export function spellUnknown(
  channel: Channel,
  { make, model, isKnownMake, isKnownModel }: ReadNames,
  house: HouseSpellings,
): { make: string; model: string } {
  return {
    make: isKnownMake ? make : (house.get(makeKeyOf(channel, make)) ?? make),
    model: isKnownModel ? model : (house.get(modelKeyOf(channel, make, model)) ?? model),
  };
}
