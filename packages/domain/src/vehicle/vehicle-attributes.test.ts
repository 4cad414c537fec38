import { describe, expect, it } from 'vitest';
import { foldToKey } from '../slug/fold.ts';
import { namesOfAttribute } from './column-reader.ts';
import { vehicleAttributes } from './vehicle-attributes.ts';

describe('the table of attributes', () => {
  it('gives no column name to two attributes', () => {
    const ownerOf = new Map<string, string>();
    for (const attribute of vehicleAttributes) {
      for (const { name } of namesOfAttribute(attribute)) {
        expect(ownerOf.get(foldToKey(name)) ?? attribute.key).toBe(attribute.key);
        ownerOf.set(foldToKey(name), attribute.key);
      }
    }
  });
});
