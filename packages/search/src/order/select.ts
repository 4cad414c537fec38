/**
 * Rearranges `docs[0…count)` so that the places `from` to `to` hold the same, in order, as if all were
 * sorted: quickselect around the wanted places, then a sort of those alone. `keys` moves along; ties are
 * broken by `isBefore`, which must be a strict total order among them.
 */
export function selectPlaces(
  docs: Uint32Array,
  keys: Float64Array,
  count: number,
  from: number,
  to: number,
  isBefore: (a: number, b: number) => boolean,
): void {
  partition(0, count - 1);

  /** Sorts the part of `low…high` that overlaps the wanted places. */
  function partition(first: number, last: number): void {
    let low = first;
    const high = last;
    while (low < high && low < to && high >= from) {
      if (high - low < 12) {
        insertionSort(low, high);
        return;
      }
      const middle = (low + high) >> 1;
      if (precedes(middle, low)) swap(middle, low);
      if (precedes(high, low)) swap(high, low);
      if (precedes(high, middle)) swap(high, middle);
      const pivotKey = keys[middle] ?? 0;
      const pivotDoc = docs[middle] ?? 0;
      let left = low;
      let right = high;
      while (left <= right) {
        while (isLess(keys[left] ?? 0, docs[left] ?? 0, pivotKey, pivotDoc)) left++;
        while (isLess(pivotKey, pivotDoc, keys[right] ?? 0, docs[right] ?? 0)) right--;
        if (left <= right) swap(left++, right--);
      }
      partition(low, right);
      low = left;
    }
  }

  function insertionSort(low: number, high: number): void {
    for (let index = low + 1; index <= high; index++) {
      const key = keys[index] ?? 0;
      const doc = docs[index] ?? 0;
      let place = index;
      while (place > low && isLess(key, doc, keys[place - 1] ?? 0, docs[place - 1] ?? 0)) {
        keys[place] = keys[place - 1] ?? 0;
        docs[place] = docs[place - 1] ?? 0;
        place--;
      }
      keys[place] = key;
      docs[place] = doc;
    }
  }

  function isLess(keyA: number, docA: number, keyB: number, docB: number): boolean {
    return keyA < keyB || (keyA === keyB && docA !== docB && isBefore(docA, docB));
  }

  function precedes(a: number, b: number): boolean {
    return isLess(keys[a] ?? 0, docs[a] ?? 0, keys[b] ?? 0, docs[b] ?? 0);
  }

  function swap(a: number, b: number): void {
    const doc = docs[a] ?? 0;
    const key = keys[a] ?? 0;
    docs[a] = docs[b] ?? 0;
    keys[a] = keys[b] ?? 0;
    docs[b] = doc;
    keys[b] = key;
  }
}
