export interface Position {
  latitude: number;
  longitude: number;
}

export interface Place extends Position {
  /** The county's name without "Co.", as in the table of counties. */
  county: string;
  town: string | null;
  /** The first three characters of an Eircode; Northern Ireland has none. */
  routingKey: string | null;
}
