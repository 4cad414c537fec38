const characters = 7;
const largest = 127;

/**
 * A number that sorts like the text, as far as its first seven characters go: 7 bits each, 49 in all. Equal
 * keys decide nothing; the texts themselves do. A non-ASCII character ends the key, because nothing after it
 * could count:
 *
 *   key('ab') < key('abc') < key('b')      key('é1') = key('ü2') = 127 followed by nothing
 */
export function referenceKey(reference: string): number {
  let key = 0;
  let isCut = false;
  for (let index = 0; index < characters; index++) {
    const unit: number = isCut || index >= reference.length ? 0 : reference.charCodeAt(index);
    isCut ||= unit >= largest;
    key = key * 128 + Math.min(unit, largest);
  }
  return key;
}
