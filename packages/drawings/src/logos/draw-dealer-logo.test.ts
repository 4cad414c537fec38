import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findMarkupFault } from '../svg-balance.ts';
import { drawDealerLogo, drawDefaultDealerLogo } from './draw-dealer-logo.ts';

describe("a dealer's logo", () => {
  it('draws any name as outlines only', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), fc.nat(), (name, seed) => {
        const svg = drawDealerLogo({ name, seed });
        expect(findMarkupFault(svg)).toBeNull();
        expect(svg).not.toMatch(/NaN|undefined|Infinity|<text|<script/);
      }),
      { seed: 1998, numRuns: 150 },
    );
  });

  it('is the same for the same dealer and stays small', () => {
    const dealer = { name: 'Kilmacreddan Cross Vehicle Centre', seed: 40 };
    expect(drawDealerLogo({ ...dealer })).toBe(drawDealerLogo(dealer));
    expect(drawDealerLogo(dealer).length).toBeLessThan(12_000);
  });

  it('differs between dealers', () => {
    const logos = Array.from({ length: 60 }, (_, seed) => drawDealerLogo({ name: 'Ballyroe Motors', seed }));
    expect(new Set(logos).size).toBeGreaterThan(40);
  });

  it('has a placeholder that names no dealer', () => {
    expect(findMarkupFault(drawDefaultDealerLogo())).toBeNull();
  });
});
