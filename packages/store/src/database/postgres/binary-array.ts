/** The types that can be sent as arrays, with PostgreSQL's number of each. */
const typeNumbers = { boolean: 16, integer: 23, text: 25, 'double precision': 701, jsonb: 3802 } as const;

export type ArrayType = keyof typeof typeNumbers;

export function isArrayType(type: string): type is ArrayType {
  return type in typeNumbers;
}

/**
 * Values in PostgreSQL's binary array format:
 * https://www.postgresql.org/docs/current/protocol-overview.html#PROTOCOL-FORMAT-CODES. Both drivers send
 * bytes as they are, and the server copies each value from its place; it would parse a text character by
 * character to find where a value ends.
 */
export function encodeArray(type: ArrayType, values: readonly unknown[]): Buffer {
  writer.begin();
  const dimensions = values.length === 0 ? 0 : 1;
  const mayHoldNulls = 1;
  for (const number of [dimensions, mayHoldNulls, typeNumbers[type]]) writer.int32(number);
  const firstIndex = 1;
  if (dimensions > 0) for (const number of [values.length, firstIndex]) writer.int32(number);
  for (const value of values) writeValue(writer, type, value);
  return writer.finish();
}

const nullLength = -1;
/** The only version of jsonb's wire format. */
const jsonbVersion = 1;

function writeValue(writer: ByteWriter, type: ArrayType, value: unknown): void {
  const lengthAt = writer.length;
  writer.int32(nullLength);
  if (value === null || value === undefined) return;
  if (type === 'text' && isWellFormed(value)) writer.text(value);
  else if (type === 'integer' && isInt32(value)) writer.int32(value);
  else if (type === 'double precision' && Number.isFinite(value)) writer.double(Number(value));
  else if (type === 'boolean' && typeof value === 'boolean') writer.byte(value ? 1 : 0);
  else if (type === 'jsonb') {
    writer.byte(jsonbVersion);
    writer.text(JSON.stringify(value));
  } else throw new TypeError(`${String(value)} cannot be stored as ${type}.`);
  writer.int32At(lengthAt, writer.length - lengthAt - 4);
}

/** Half a surrogate pair would be written as another character; in JSON the server refuses it. */
function isWellFormed(value: unknown): value is string {
  return typeof value === 'string' && value.isWellFormed();
}

function isInt32(value: unknown): value is number {
  return typeof value === 'number' && (value | 0) === value;
}

const maxBytesOfUtf16Unit = 3;
const usualBytes = 1024 * 1024;

/**
 * Writes one array after another into the same memory: a new buffer for each would be most of an import's
 * garbage.
 */
class ByteWriter {
  #bytes = Buffer.allocUnsafeSlow(16 * 1024);
  length = 0;

  begin(): void {
    this.length = 0;
    if (this.#bytes.length > usualBytes) this.#bytes = Buffer.allocUnsafeSlow(usualBytes);
  }

  byte(value: number): void {
    this.#reserve(1);
    this.length = this.#bytes.writeUInt8(value, this.length);
  }

  int32(value: number): void {
    this.#reserve(4);
    this.length = this.#bytes.writeInt32BE(value, this.length);
  }

  int32At(place: number, value: number): void {
    this.#bytes.writeInt32BE(value, place);
  }

  double(value: number): void {
    this.#reserve(8);
    this.length = this.#bytes.writeDoubleBE(value, this.length);
  }

  text(value: string): void {
    this.#reserve(value.length * maxBytesOfUtf16Unit);
    this.length += this.#bytes.write(value, this.length, 'utf8');
  }

  /** In its own memory of exactly this size: a view that crosses threads takes its whole buffer along. */
  finish(): Buffer {
    const bytes = Buffer.allocUnsafeSlow(this.length);
    this.#bytes.copy(bytes, 0, 0, this.length);
    return bytes;
  }

  #reserve(count: number): void {
    if (this.length + count <= this.#bytes.length) return;
    const larger = Buffer.allocUnsafeSlow(Math.max(this.#bytes.length * 2, this.length + count));
    this.#bytes.copy(larger, 0, 0, this.length);
    this.#bytes = larger;
  }
}

const writer = new ByteWriter();
