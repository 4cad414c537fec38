const characters = 7;
const largest = 127;

/**
 * A number that sorts as the text does, as far as its first seven characters tell: 7 bits each, 49 in all. Equal keys
 * say nothing, and the texts themselves decide. A character past ASCII ends the key, as nothing after it could count:
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
