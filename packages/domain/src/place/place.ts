export interface Position {
  latitude: number;
  longitude: number;
}

/**
 * What a position refers to: the spot itself (`exact`), the middle of a town or village (`town`), of a postal
 * area or a part of a county (`area`), or of the county if nothing more precise is known (`county`).
 */
export const placePrecisions = ['exact', 'town', 'area', 'county'] as const;
export type PlacePrecision = (typeof placePrecisions)[number];

export interface Place extends Position {
  /** The county's name without "Co.", as in the table of counties. */
  county: string;
  /** As the table of places spells it, or as the seller does if it is in no table. */
  town: string | null;
  /** The first three characters of an Eircode; Northern Ireland has none. */
  routingKey: string | null;
  precision: PlacePrecision;
}
