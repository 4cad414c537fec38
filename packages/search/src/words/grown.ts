type Growable = Uint8Array | Uint32Array | Int32Array;

/** A copy with room for at least so many, and for twice as many as before, so that growing is seldom. */
export function grown<Data extends Growable>(data: Data, length: number): Data {
  const Make = data.constructor as new (length: number) => Data;
  const larger = new Make(Math.max(data.length * 2, length));
  larger.set(data);
  return larger;
}
