import fc from 'fast-check';
import { expect, it } from 'vitest';
import { tidyPath } from './tidy-address.ts';

it('never gives an address that leads to another host', () => {
  const pieces = fc.array(fc.constantFrom('/', '\\', 'a', 'evil.example', '.', '%2F'), { maxLength: 12 });
  fc.assert(
    fc.property(pieces, (parts) => {
      const tidy = tidyPath(`/${parts.join('')}`);
      expect(new URL(tidy, 'http://site.example').host).toBe('site.example');
    }),
    { seed: 7 },
  );
});

it('leaves a tidy path alone', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('/', 'a', 'b-c'), { maxLength: 12 }), (parts) => {
      const tidy = tidyPath(`/${parts.join('')}`);
      expect(tidyPath(tidy)).toBe(tidy);
    }),
    { seed: 7 },
  );
});
