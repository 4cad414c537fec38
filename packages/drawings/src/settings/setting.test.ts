import { describe, expect, it } from 'vitest';
import { mixPaint } from '../paint.ts';
import { findMarkupFault } from '../svg-balance.ts';
import { drawSetting, pickSetting, settingNames } from './setting.ts';

const blue = mixPaint('#1f4b8f');
const white = mixPaint('#f1f2f1');

describe.each(settingNames)('the setting %s', (name) => {
  it('is complete for many seeds', () => {
    for (let seed = 0; seed < 20; seed += 1) {
      const drawing = drawSetting(name, seed, blue);
      expect(findMarkupFault(drawing)).toBeNull();
      expect(drawing).not.toMatch(/NaN|undefined/);
    }
  });

  it('is the same for the same seed and differs for another', () => {
    expect(drawSetting(name, 3, blue)).toBe(drawSetting(name, 3, blue));
    const drawings = new Set(Array.from({ length: 12 }, (_, seed) => drawSetting(name, seed, blue)));
    expect(drawings.size).toBeGreaterThan(1);
  });
});

it('pale paint is visible in a pale studio', () => {
  expect(drawSetting('studio', 3, white)).not.toBe(drawSetting('studio', 3, blue));
});

it('a market uses every setting', () => {
  const used = new Set(Array.from({ length: 200 }, (_, seed) => pickSetting(seed)));
  expect([...used].sort()).toEqual([...settingNames].sort());
});
