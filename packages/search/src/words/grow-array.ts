type Growable = Uint8Array | Uint32Array | Int32Array;

/** A copy with at least this capacity, and twice the previous one, so that growing is rare. */
export function growArray<Data extends Growable>(data: Data, length: number): Data {
  const Make = data.constructor as new (length: number) => Data;
  const larger = new Make(Math.max(data.length * 2, length));
  larger.set(data);
  return larger;
}
