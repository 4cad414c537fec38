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

  it('pass to whatever stands in the same place', () => {
    expect(keysAfter('abcd', 'xcya')).toEqual([0, 1, 2, 3]);
  });

  it('leave with an item that is taken out, and no other changes its own', () => {
    expect(keysAfter('abcde', 'abde')).toEqual([0, 1, 3, 4]);
  });

  it('are new for an item that is put in', () => {
    expect(keysAfter('abde', 'abcde')).toEqual([0, 1, 4, 2, 3]);
  });

  it('stay in order where the list grows shorter or longer', () => {
    expect(keysAfter('abcd', 'xy')).toEqual([0, 1]);
    expect(keysAfter('ab', 'wxyz')).toEqual([0, 1, 2, 3]);
  });

  it('are told apart when an item comes twice', () => {
    expect(keysAfter('aaa', 'aa')).toEqual([0, 1]);
  });
});
