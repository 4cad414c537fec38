import type { AttributeValue, SearchableAdvert } from '@forecourt/domain';
import { inSlices } from '../bits/in-slices.ts';
import { referenceKey } from '../order/reference-key.ts';
import { cellAt } from '../place/cells.ts';
import { pointAt } from '../place/sphere.ts';
import { completenessPoints, statedShare } from '../relevance/completeness.ts';
import { qualityOf } from '../relevance/relevance.ts';
import type { AttributePlan } from './attribute-plan.ts';
import { type AttributeImage, AttributeRows } from './attribute-rows.ts';
import type { ChannelSchema } from './channel-schema.ts';
import { parseTime } from './iso-time.ts';
import { referenceHash } from './reference-hash.ts';
import { type AnyColumn, codesColumn, floatsColumn, gatherColumn, type TypedColumn } from './typed-column.ts';

const slice = 1 << 12;

export interface RowsImage {
  references: readonly string[];
  columns: readonly (Uint8Array | Uint32Array | Float64Array)[];
  attributes: readonly AttributeImage[];
}

/**
 * What the index knows about each document, one column per fact. A document is a place in these columns; only
 * prices are ever overwritten: an advert that has changed otherwise is a new document, and the old one is no
 * longer live.
 */
export class Rows {
  readonly schema: ChannelSchema;
  count = 0;
  capacity: number;
  readonly #expected: number;
  readonly references: string[] = [];
  readonly referenceKeys: TypedColumn<Float64Array>;
  readonly referenceHashes: TypedColumn<Uint32Array>;
  readonly families: TypedColumn<Uint32Array>;
  readonly cells: TypedColumn<Uint32Array>;
  readonly xs: TypedColumn<Float64Array>;
  readonly ys: TypedColumn<Float64Array>;
  readonly zs: TypedColumn<Float64Array>;
  readonly listedAt: TypedColumn<Float64Array>;
  readonly qualities: TypedColumn<Float64Array>;
  /** NaN where not given. */
  readonly fingerprints: TypedColumn<Float64Array>;
  readonly #attributes: AttributeRows[];
  /** The same by kind, each with its attribute's place among the values: a loop over one kind is quick. */
  readonly #ofKind: Readonly<Record<AttributePlan['kind'], { rows: AttributeRows; place: number }[]>>;
  /**
   * By attribute: the code of its value in the last added document, 0 if it has none. Make and model both
   * have their family's, plus one.
   */
  readonly codes: Uint32Array;

  /**
   * `expected` is how many documents there may be in the end: the first growth makes room for all of them.
   */
  constructor(schema: ChannelSchema, capacity: number, expected = 0) {
    this.schema = schema;
    this.#expected = expected;
    this.capacity = capacity;
    this.referenceKeys = floatsColumn(capacity);
    this.referenceHashes = codesColumn(capacity);
    this.families = codesColumn(capacity);
    this.cells = codesColumn(capacity);
    this.xs = floatsColumn(capacity);
    this.ys = floatsColumn(capacity);
    this.zs = floatsColumn(capacity);
    this.listedAt = floatsColumn(capacity);
    this.qualities = floatsColumn(capacity);
    this.fingerprints = floatsColumn(capacity);
    this.#attributes = schema.plans.map((plan) => new AttributeRows(plan, capacity));
    this.codes = new Uint32Array(schema.attributes.length);
    const ofKind = (kind: AttributePlan['kind']) =>
      this.attributes.flatMap((rows, plan) =>
        rows.plan.kind === kind ? [{ rows, place: schema.attributeOf[plan] ?? 0 }] : [],
      );
    this.#ofKind = {
      closed: ofKind('closed'),
      measured: ofKind('measured'),
      open: ofKind('open'),
      flags: ofKind('flags'),
      several: ofKind('several'),
    };
  }

  /** One per plan of the schema. */
  get attributes(): readonly AttributeRows[] {
    return this.#attributes;
  }

  /** Adds a document and returns its place. Its quality does not include the price yet. */
  append(
    advert: SearchableAdvert,
    values: readonly (AttributeValue | null)[],
    hash = referenceHash(advert.publicReference),
  ): number {
    if (this.count === this.capacity) this.#grow(Math.max(1024, this.capacity * 2, this.#expected));
    const doc = this.count++;
    const { families, cells, familyPlaces } = this.schema;
    const { codes } = this;
    const family = families.familyOf(advert.vehicle.make, advert.vehicle.model);
    for (const place of familyPlaces) codes[place] = family + 1;
    const point = pointAt(advert.place);
    const listedAt = parseTime(advert.listedAt);
    this.references[doc] = advert.publicReference;
    this.referenceKeys.data[doc] = referenceKey(advert.publicReference);
    this.referenceHashes.data[doc] = hash;
    this.families.data[doc] = family;
    this.cells.data[doc] = cells.codeOf(cellAt(advert.place));
    this.xs.data[doc] = point[0];
    this.ys.data[doc] = point[1];
    this.zs.data[doc] = point[2];
    this.listedAt.data[doc] = listedAt;
    this.fingerprints.data[doc] = advert.fingerprint ?? Number.NaN;
    this.qualities.data[doc] = qualityOf(
      listedAt,
      completenessPoints(advert, statedShare(this.schema.shown, values, advert.usual?.length ?? 0)),
    );
    const { closed, measured, open, flags, several } = this.#ofKind;
    for (const { rows, place } of closed) codes[place] = rows.writeChoice(doc, values[place] ?? null);
    for (const { rows, place } of open) codes[place] = rows.writeName(doc, values[place] ?? null);
    for (const { rows, place } of measured) rows.writeNumber(doc, values[place] ?? null);
    for (const { rows, place } of flags) rows.writeFlags(doc, values[place] ?? null);
    for (const { rows, place } of several) rows.writeNames(doc, values[place] ?? null);
    return doc;
  }

  /** Puts other values of an attribute in place of its own. */
  replace(plan: number, revised: AttributeRows): void {
    const before = this.attributes[plan];
    for (const each of this.#ofKind[revised.plan.kind]) if (each.rows === before) each.rows = revised;
    this.#attributes[plan] = revised;
  }

  /**
   * New rows with documents of these at the places given by `docs`, and with room for more. Works column by
   * column: allocating all of them at once takes longer than a search should wait. Rows that are no longer
   * needed lose their columns on the way.
   */
  *gather(docs: Uint32Array, capacity: number, isSpent: boolean): Generator<void, Rows> {
    const gathered = new Rows(this.schema, 0);
    yield* inSlices(docs.length, slice, (start, end) => {
      for (let place = start; place < end; place++) {
        gathered.references.push(this.references[docs[place] ?? 0] ?? '');
      }
    });
    const columns = this.#columns();
    for (const [index, column] of gathered.#columns().entries()) {
      const source = columns[index];
      if (source) yield* gatherColumn(column, source, docs, capacity, isSpent);
    }
    for (const [index, attribute] of gathered.attributes.entries()) {
      const source = this.attributes[index];
      if (source) yield* attribute.gather(source, docs, capacity, isSpent);
    }
    gathered.count = docs.length;
    gathered.capacity = capacity;
    return gathered;
  }

  image(): RowsImage {
    return {
      references: this.references.slice(0, this.count),
      columns: this.#columns().map(({ data }) => data.slice(0, this.count)),
      attributes: this.attributes.map((attribute) => attribute.image(this.count)),
    };
  }

  /** Fills rows that are still empty. */
  restore({ references, columns, attributes }: RowsImage): void {
    this.count = references.length;
    this.capacity = references.length;
    for (const reference of references) this.references.push(reference);
    for (const [index, column] of this.#columns().entries()) column.restore(columns[index] ?? []);
    for (const [index, attribute] of this.attributes.entries()) {
      const image = attributes[index];
      if (image) attribute.restore(image);
    }
  }

  /** Whether a comes before b by reference: the tie-break between otherwise equal adverts. */
  isReferenceBefore(a: number, b: number): boolean {
    const keys = this.referenceKeys.data;
    const keyA = keys[a] ?? 0;
    const keyB = keys[b] ?? 0;
    return keyA === keyB ? (this.references[a] ?? '') < (this.references[b] ?? '') : keyA < keyB;
  }

  bytes(): number {
    const ofAttributes = this.attributes.reduce((sum, attribute) => sum + attribute.bytes(), 0);
    const ofColumns = this.#columns().reduce((sum, column) => sum + column.data.byteLength, 0);
    return ofAttributes + ofColumns + this.references.length * 8;
  }

  #columns(): AnyColumn[] {
    return [
      this.referenceKeys,
      this.referenceHashes,
      this.xs,
      this.ys,
      this.zs,
      this.listedAt,
      this.qualities,
      this.fingerprints,
      this.families,
      this.cells,
    ];
  }

  #grow(capacity: number): void {
    for (const column of this.#columns()) column.grow(capacity);
    for (const attribute of this.attributes) attribute.grow(capacity);
    this.capacity = capacity;
  }
}
