import type { AttributeValue, SearchableAdvert } from '@forecourt/domain';
import { referenceKey } from '../order/reference-key.ts';
import { cellAt } from '../place/cells.ts';
import { pointAt } from '../place/sphere.ts';
import { completenessPoints, statedShare } from '../relevance/completeness.ts';
import { qualityOf } from '../relevance/relevance.ts';
import { AttributeRows } from './attribute-rows.ts';
import type { ChannelSchema } from './channel-schema.ts';
import { parseTime } from './iso-time.ts';
import { referenceHash } from './reference-table.ts';
import { type AnyColumn, codesColumn, floatsColumn, gatherColumn, type TypedColumn } from './typed-column.ts';

/**
 * What the index knows of each document, one column a fact. A document is a place in these columns; nothing here is
 * ever overwritten: a changed advert is a new document, and the old one is no longer live.
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
  /** One for each plan of the schema. */
  readonly attributes: readonly AttributeRows[];

  /** `expected` is how many documents there may be in the end: rows that grow at all make room for them at once. */
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
    this.attributes = schema.plans.map((plan) => new AttributeRows(plan, capacity));
  }

  /** Adds a document and returns its place. Its quality is still without what the price says. */
  append(
    advert: SearchableAdvert,
    values: readonly (AttributeValue | null)[],
    hash = referenceHash(advert.publicReference),
  ): number {
    if (this.count === this.capacity) this.#grow(Math.max(1024, this.capacity * 2, this.#expected));
    const doc = this.count++;
    const { families, cells } = this.schema;
    const [x, y, z] = pointAt(advert.place);
    const listedAt = parseTime(advert.listedAt);
    this.references[doc] = advert.publicReference;
    this.referenceKeys.data[doc] = referenceKey(advert.publicReference);
    this.referenceHashes.data[doc] = hash;
    this.families.data[doc] = families.familyOf(advert.vehicle.make, advert.vehicle.model);
    this.cells.data[doc] = cells.codeOf(cellAt(advert.place));
    this.xs.data[doc] = x;
    this.ys.data[doc] = y;
    this.zs.data[doc] = z;
    this.listedAt.data[doc] = listedAt;
    this.qualities.data[doc] = qualityOf(
      listedAt,
      completenessPoints(advert, statedShare(this.schema.shown, values)),
    );
    for (let plan = 0; plan < this.attributes.length; plan++) {
      this.attributes[plan]?.write(doc, values[this.schema.attributeOf[plan] ?? 0] ?? null);
    }
    return doc;
  }

  /** Copies documents of other rows to the places `start` to `end` of these. */
  gather(from: Rows, docs: Uint32Array, start: number, end: number): void {
    for (let place = start; place < end; place++) {
      this.references[place] = from.references[docs[place] ?? 0] ?? '';
    }
    const sources = from.#columns();
    for (const [index, column] of this.#columns().entries()) {
      const source = sources[index];
      if (source) gatherColumn(column, source, docs, start, end);
    }
    for (const [index, attribute] of this.attributes.entries()) {
      const source = from.attributes[index];
      if (source) attribute.gather(source, docs, start, end);
    }
    this.count = Math.max(this.count, end);
  }

  /** Whether a stands before b by reference: what decides between adverts that are otherwise equal. */
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
