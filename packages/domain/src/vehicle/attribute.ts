import type { Channel } from '../channel/channel.ts';

/** Options for every channel, or a list for each channel that has the attribute. */
export type Options = readonly string[] | Readonly<Partial<Record<Channel, readonly string[]>>>;

/**
 * The kind of an attribute's value. Kinds are few: everything that handles attributes handles each kind once.
 */
export type AttributeKind =
  /** One of a closed list. */
  | {
      kind: 'choice';
      options: Options;
      /** Parses an option in another spelling, if that takes more than a list of words. */
      findOption?: (text: string) => string | undefined;
    }
  /** A short name from an open vocabulary, such as a make. */
  | { kind: 'name'; maxLength: number }
  /** A whole or decimal number between limits that catch typing errors. */
  | {
      kind: 'number';
      min: number;
      max: number;
      unit?: string;
      /**
       * Other units in which feeds state it, each as a factor of its own: `{ miles: 1.609 }` for kilometres.
       */
      otherUnits?: Readonly<Record<string, number>>;
      /** The yes-no attribute which says that a feed's bare number is in another unit. */
      unitFlag?: { key: string; unit: string };
      decimals?: number;
      grouped?: boolean;
      /** The singular: `1 door`. */
      one?: string;
    }
  | { kind: 'yes-no' }
  /** A calendar day, `2026-11-15`. */
  | { kind: 'day' }
  /** Several short names, such as the equipment. */
  | { kind: 'names'; maxItems: number; maxLength: number }
  /** Several of a closed list. */
  | {
      kind: 'choices';
      options: readonly string[];
      /** Parses an option in another spelling. */
      findOption?: (text: string) => string | undefined;
    };

/** How a search narrows by the attribute, with its parameter names in the address. */
export type AttributeFilter =
  /** With `not`, values can also be left out: `notMake=ford`. */
  | { by: 'any-of'; param: string; not?: string }
  /** Every chosen value must be present: equipment. */
  | { by: 'all-of'; param: string; not?: string }
  | { by: 'range'; min: string; max: string }
  | { by: 'at-least'; param: string }
  | { by: 'at-most'; param: string }
  /** With `only`, nobody states the opposite: an advert has it or says nothing. */
  | { by: 'is'; param: string; only?: 'yes' }
  /** A day that must be at least this many months ahead, such as the end of the NCT. */
  | { by: 'months-ahead'; param: string /** What expires: `at least 3 months of NCT`. */; of: string }
  /** A day that must be at most this many days ago, such as the day of listing. */
  | { by: 'within-days'; param: string };

/**
 * Filters that few visitors use, in groups that are closed at first. Their values are counted only for a
 * visitor who opens the group.
 */
export const filterGroups = {
  engine: 'Engine and drive',
  electric: 'Electric',
  history: 'History',
  equipment: 'Equipment',
  seller: 'Advert and seller',
} as const;

export type FilterGroup = keyof typeof filterGroups;

export const everyFilterGroup: readonly FilterGroup[] = [
  'engine',
  'electric',
  'history',
  'equipment',
  'seller',
];

/** A condition in words, where a label and an amount would not read well. `#` stands for the amount. */
export interface ConditionWords {
  from?: string;
  fromOne?: string;
  to?: string;
  toOne?: string;
  yes?: string;
  no?: string;
  days?: string;
  dayOne?: string;
  /** After the values: `great or good price`. */
  noun?: string;
}

export type SpecGroup =
  | 'Overview'
  | 'Engine and drive'
  | 'Running costs'
  | 'Size and capacity'
  | 'History'
  | 'Electric';

export type AttributeDefinition = AttributeKind & {
  /** The property's name everywhere: on a vehicle, in the feed, in REST. */
  key: string;
  label: string;
  /** A channel's own words: a van has a CVRT, not an NCT. `of` is the filter's. */
  channelWords?: Readonly<Partial<Record<Channel, { label: string; of?: string }>>>;
  /** Which channels have it; by default all. */
  channels?: readonly Channel[];
  /** An advert without it is rejected. */
  required?: true;
  filter?: AttributeFilter;
  /**
   * Counted in the results: each value, numbers in buckets that start at the given values, or days: at most so
   * many days ago, or at least so many months ahead.
   */
  facet?:
    | 'values'
    | { from: readonly number[] }
    | { within: readonly number[] }
    | { ahead: readonly number[] };
  /** Counted only while this attribute is filtered: a version means nothing without its model. */
  countedWith?: string;
  group?: FilterGroup;
  says?: ConditionWords;
  /** The group of the specification table that shows it; by default not shown. */
  spec?: SpecGroup;
};

type OptionOf<O> = O extends readonly (infer T)[]
  ? T
  : O extends Readonly<Record<string, readonly (infer T)[]>>
    ? T
    : never;

type ValueOfKind<A> = A extends { kind: 'choice'; options: infer O }
  ? OptionOf<O>
  : A extends { kind: 'number' }
    ? number
    : A extends { kind: 'yes-no' }
      ? boolean
      : A extends { kind: 'names' | 'choices' }
        ? readonly string[]
        : string;

/** The object type that an attribute table describes: required ones present, the others nullable. */
export type ValuesOf<Table extends readonly AttributeDefinition[]> = {
  -readonly [A in Table[number] as A['key']]: A extends { required: true }
    ? ValueOfKind<A>
    : ValueOfKind<A> | null;
};
