import {
  type AdvertPrices,
  type AttributeValue,
  attributesIn,
  type Channel,
  priceReaderOf,
  type SearchableAttribute,
} from '@forecourt/domain';
import { AdvertTexts } from '../words/advert-texts.ts';
import { SortedWords } from '../words/sorted-words.ts';
import type { Vocabulary } from '../words/vocabulary.ts';
import { WordReader } from '../words/word-reader.ts';
import { AdvertReader } from './advert-reader.ts';
import { type AttributePlan, decidePlan } from './attribute-plan.ts';
import { AttributeRows } from './attribute-rows.ts';
import { Dictionary } from './dictionary.ts';
import { Families } from './families.ts';

/** Documents are sorted by these, which turns filters by them into ranges of documents. */
const familyKeys = ['make', 'model'];

/** The vocabularies, each in the order in which its values were first seen, which numbers them. */
export interface SchemaImage {
  families: readonly (readonly [make: string, model: string])[];
  cells: readonly number[];
  /** By plan; null if a plan has no dictionary. */
  names: readonly (readonly (string | number)[] | null)[];
  words: readonly string[];
  /** The names whose words are known, in the order of their numbers. */
  readNames: readonly string[];
}

export interface PricePlan {
  place: number;
  read: (prices: AdvertPrices) => AttributeValue | null;
  /** Room for one document: where a value is written before it replaces another. */
  written: AttributeRows;
}

/** What all layouts of a channel share: the plan of every attribute and the vocabularies, which only grow. */
export class ChannelSchema {
  readonly channel: Channel;
  readonly attributes: readonly SearchableAttribute[];
  /**
   * The attributes that are filtered or counted, except make and model, and the position of each among all.
   */
  readonly plans: readonly AttributePlan[];
  readonly attributeOf: readonly number[];
  readonly #planOfKey: ReadonlyMap<string, number>;
  readonly reader: AdvertReader;
  /** The positions of make and model among all attributes. */
  readonly familyPlaces: readonly number[];
  /** The attributes that the specification table shows, by their places. */
  readonly shown: readonly number[];
  /** The plans whose values are read from prices alone. */
  readonly pricePlans: readonly PricePlan[];
  readonly families = new Families();
  readonly cells = new Dictionary<number>();
  readonly texts: AdvertTexts;
  readonly wordReader = new WordReader();
  readonly sortedWords = new SortedWords(this.wordReader.vocabulary);

  constructor(channel: Channel, table: readonly SearchableAttribute[]) {
    this.channel = channel;
    this.attributes = attributesIn(table, channel);
    const planned = this.attributes.filter(
      ({ key, filter, facet, isSorted }) => !familyKeys.includes(key) && (filter || facet || isSorted),
    );
    this.plans = planned.map((attribute) => decidePlan(attribute, channel));
    this.attributeOf = planned.map((attribute) => this.attributes.indexOf(attribute));
    this.pricePlans = this.plans.flatMap((plan, place) => pricePlanOf(plan, place));
    this.#planOfKey = new Map(planned.map(({ key }, plan) => [key, plan]));
    this.reader = new AdvertReader(this.attributes);
    this.shown = this.attributes.flatMap(({ spec }, place) => (spec === undefined ? [] : [place]));
    this.familyPlaces = this.attributes.flatMap(({ key }, place) =>
      familyKeys.includes(key) ? [place] : [],
    );
    this.texts = new AdvertTexts(this.attributes);
  }

  get vocabulary(): Vocabulary {
    return this.wordReader.vocabulary;
  }

  image(): SchemaImage {
    const { families } = this;
    return {
      families: families.makeOf.map((_, family) => [families.makeName(family), families.modelName(family)]),
      cells: this.cells.values(),
      names: this.plans.map((plan) => ('dictionary' in plan ? plan.dictionary.values() : null)),
      words: this.vocabulary.words.slice(),
      readNames: this.texts.names.all.slice(),
    };
  }

  /** Replays all values in the same order. */
  restore({ families, cells, names, words, readNames }: SchemaImage): void {
    for (const [make, model] of families) this.families.familyOf(make, model);
    for (const cell of cells) this.cells.codeOf(cell);
    for (const [index, plan] of this.plans.entries()) {
      if ('dictionary' in plan) for (const name of names[index] ?? []) plan.dictionary.codeOf(name);
    }
    for (const word of words) this.vocabulary.read(word);
    for (const name of this.texts.restore(readNames)) this.wordReader.nameWords.learn(name);
  }

  /** The plan of an attribute by its key; -1 if the channel neither filters nor counts by it. */
  planOf(key: string): number {
    return this.#planOfKey.get(key) ?? -1;
  }
}

function pricePlanOf(plan: AttributePlan, place: number): PricePlan[] {
  const { key } = plan.attribute;
  const read = priceReaderOf(plan.attribute);
  if (!read) return [];
  if (plan.kind === 'flags' || plan.kind === 'several') throw new Error(`${key} has several values`);
  return [{ place, read, written: new AttributeRows(plan, 1) }];
}
