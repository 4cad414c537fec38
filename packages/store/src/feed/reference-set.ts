/**
 * The public references that a feed has named, at 8 bytes each, so that a feed of millions fits: a Set of
 * strings would take ten times as much. Open addressing on 60-bit references, stored as two 30-bit numbers; 0
 * marks a free slot.
 */
export class ReferenceSet {
  #high = new Uint32Array(1 << 12);
  #low = new Uint32Array(1 << 12);
  #size = 0;

  get size(): number {
    return this.#size;
  }

  /** False if it was already there. */
  add(publicReference: string): boolean {
    const [high, low] = split(publicReference);
    const place = this.#find(high, low);
    if (this.#low[place] !== 0) return false;
    this.#high[place] = high;
    this.#low[place] = low;
    this.#size++;
    if (this.#size * 2 > this.#low.length) this.#grow();
    return true;
  }

  has(publicReference: string): boolean {
    const [high, low] = split(publicReference);
    return this.#low[this.#find(high, low)] !== 0;
  }

  /** The slot of the reference, or the free slot where it would go. */
  #find(high: number, low: number): number {
    const mask = this.#low.length - 1;
    let place = (high ^ low) & mask;
    while (this.#low[place] !== 0 && (this.#low[place] !== low || this.#high[place] !== high))
      place = (place + 1) & mask;
    return place;
  }

  #grow(): void {
    const [high, low] = [this.#high, this.#low];
    this.#high = new Uint32Array(low.length * 2);
    this.#low = new Uint32Array(low.length * 2);
    for (const [index, value] of low.entries()) {
      if (value === 0) continue;
      const place = this.#find(high[index] ?? 0, value);
      this.#high[place] = high[index] ?? 0;
      this.#low[place] = value;
    }
  }
}

/** Six base32 characters are 30 bits; the bit above them keeps a low half from being 0. */
function split(publicReference: string): [high: number, low: number] {
  return [bitsOf(publicReference, 0), (bitsOf(publicReference, 6) | (1 << 30)) >>> 0];
}

function bitsOf(reference: string, from: number): number {
  let bits = 0;
  for (let index = from; index < from + 6; index++)
    bits = (bits << 5) | (digits[reference.charCodeAt(index) & 127] ?? 0);
  return bits >>> 0;
}

const digits = new Uint8Array(128);
for (const [value, digit] of [...'0123456789abcdefghjkmnpqrstvwxyz'].entries())
  digits[digit.charCodeAt(0)] = value;
