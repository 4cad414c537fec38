import { describe, expect, it } from 'vitest';
import { recycleKeys } from './use-recycled-keys.ts';

const keysAfter = (before: string, after: string) => {
  const items = [...before];
  return recycleKeys({ items, keys: items.map((_, place) => place) }, [...after]).keys;
};

describe('recycled keys', () => {
  it('number the first items', () => {
    expect(keysAfter('', 'ab')).toEqual([0, 1]);
  });

  it('pass to the new item in the same position', () => {
    expect(keysAfter('abcd', 'xcya')).toEqual([0, 1, 2, 3]);
  });

  it('go with a removed item, and no other item changes its key', () => {
    expect(keysAfter('abcde', 'abde')).toEqual([0, 1, 3, 4]);
  });

  it('are new for an inserted item', () => {
    expect(keysAfter('abde', 'abcde')).toEqual([0, 1, 4, 2, 3]);
  });

  it('keep their order when the list grows shorter or longer', () => {
    expect(keysAfter('abcd', 'xy')).toEqual([0, 1]);
    expect(keysAfter('ab', 'wxyz')).toEqual([0, 1, 2, 3]);
  });

  it('differ when an item occurs twice', () => {
    expect(keysAfter('aaa', 'aa')).toEqual([0, 1]);
  });
});
